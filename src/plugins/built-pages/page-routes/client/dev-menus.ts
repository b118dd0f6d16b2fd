import {docsMenuId, showCurrentPage} from '#src/lib/docs-menu';

import type {ClientModule} from '@docusaurus/types';

/**
 * In `npm run dev`, links don't load a page, so the header and its menus stay, and no boot script shows the current page in
 * the docs menu.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  const docsMenu = document.getElementById(docsMenuId);
  if (docsMenu) showCurrentPage(docsMenu);
};
