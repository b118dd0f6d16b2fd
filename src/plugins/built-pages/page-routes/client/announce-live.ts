import {liveEvent} from '../../page-parts';

import type {ClientModule} from '@docusaurus/types';

/** Docusaurus calls this within React's first commit, so that no event falls between the page's own answers and React's. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation === null) document.dispatchEvent(new Event(liveEvent));
};
