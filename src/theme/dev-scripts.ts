import {all} from '#src/boot/all';

import type {ClientModule} from '@docusaurus/types';
import {createElement} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';

/* The same scripts as in a build, for `npm run dev`, where Docusaurus runs the pages. */

/** Draws the menu pictures, which a build has in a file. */
async function drawMenuPictures(): Promise<HTMLElement> {
  const {MenuPictures} = await import('./Navbar/MenuPictures/MenuPictures');
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => {
    root.render(createElement(MenuPictures));
  });
  return place;
}

// Client modules are loaded by the server bundle, too.
if (typeof window !== 'undefined') {
  for (const {listen} of all) for (const start of listen) start(drawMenuPictures);
}

/** Runs what reads the page, on each page: Docusaurus' own links don't load one. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation, location}) => {
  if (previousLocation?.pathname === location.pathname) return;
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  for (const {read} of all) for (const readPage of read) readPage();
};
