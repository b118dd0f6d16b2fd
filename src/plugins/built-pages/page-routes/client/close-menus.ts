import type {ClientModule} from '@docusaurus/types';

/** In `npm run dev`, links don't load a page, so the header and its menus stay. In builds, the next page has none open. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
};
