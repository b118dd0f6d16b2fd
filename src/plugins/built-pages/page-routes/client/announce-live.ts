import {liveEvent} from '../../page-parts';

import type {ClientModule} from '@docusaurus/types';

/** Docusaurus calls this within React's first commit, so no event is lost between the boot script and React. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation === null) document.dispatchEvent(new Event(liveEvent));
};
