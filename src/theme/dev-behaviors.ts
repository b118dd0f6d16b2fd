import {followReader} from '#src/behaviors/contents';
import {listenForLanguages, showChosenLanguage} from '#src/behaviors/code-languages';
import {listenForCopy} from '#src/behaviors/copy';
import {listenForDialogs, openRequestedDialog} from '#src/behaviors/dialogs';
import {sendFeedback} from '#src/behaviors/feedback';
import {filterList, listenForFilters} from '#src/behaviors/filters';
import {showFreeTimes} from '#src/behaviors/free-times';
import {listenForBack} from '#src/behaviors/go-back';
import {listenForLeads} from '#src/behaviors/lead-source';
import {listenForMenuPictures} from '#src/behaviors/menu-pictures';
import {listenForMenus, showCurrentGuide} from '#src/behaviors/menus';
import {listenForAnswers, openRequestedAnswer} from '#src/behaviors/open-answer';
import {keepScenesInAddress} from '#src/behaviors/scenes';
import {drawScenesInView, listenForTabs, scrollToSelectedTab, showRequestedTabs} from '#src/behaviors/tabs';
import {listenForThemeToggle} from '#src/behaviors/theme';
import {followSystemTheme, labelThemeToggle} from '#src/behaviors/theme-label';

import type {ClientModule} from '@docusaurus/types';
import {createElement} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';

/* The same behaviors as in a build, for `npm run dev`, where Docusaurus runs the pages. */

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
  listenForThemeToggle();
  listenForDialogs();
  listenForTabs();
  listenForLanguages();
  listenForCopy();
  listenForBack();
  listenForFilters();
  listenForAnswers();
  listenForMenus();
  listenForLeads();
  listenForMenuPictures(drawMenuPictures);
}

let isFirst = true;

/** Runs what reads the page, on each page: Docusaurus' own links don't load one. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation, location}) => {
  if (previousLocation?.pathname === location.pathname) return;
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  if (isFirst) {
    labelThemeToggle();
    followSystemTheme();
  }
  isFirst = false;
  showChosenLanguage();
  showCurrentGuide();
  showRequestedTabs();
  drawScenesInView();
  scrollToSelectedTab();
  followReader();
  showFreeTimes();
  keepScenesInAddress();
  sendFeedback();
  filterList();
  openRequestedAnswer();
  openRequestedDialog();
};
