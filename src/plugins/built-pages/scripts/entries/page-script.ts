import {followReader} from '#src/behaviors/contents';
import {listenForCopy} from '#src/behaviors/copy';
import {sendFeedback} from '#src/behaviors/feedback';
import {filterList, listenForFilters} from '#src/behaviors/filters';
import {showFreeTimes} from '#src/behaviors/free-times';
import {listenForMenuPictures} from '#src/behaviors/menu-pictures';
import {listenForLeads} from '#src/behaviors/lead-source';
import {listenForMenus} from '#src/behaviors/menus';
import {listenForAnswers, openRequestedAnswer} from '#src/behaviors/open-answer';
import {prefetchLinks} from '#src/behaviors/prefetch-links';
import {keepScenesInAddress} from '#src/behaviors/scenes';
import {scrollToSelectedTab} from '#src/behaviors/tabs';
import {followSystemTheme, labelThemeToggle} from '#src/behaviors/theme-label';

declare const MENU_PICTURES: string;
declare const MENU_PICTURES_STYLE: string;

function loadStyle(): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: MENU_PICTURES_STYLE});
    link.onload = link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });
}

/** Fetches the file with all menu pictures. `responseType` makes the browser parse it without running anything in it. */
function fetchPictures(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', MENU_PICTURES);
    request.responseType = 'document';
    // The file isn't a page, so it has no `.html` extension.
    request.overrideMimeType('text/html');
    request.onloadend = () => {
      resolve(request.responseXML);
    };
    request.send();
  });
}

/** Loads the pictures and their styles from the files of the build. */
async function loadMenuPictures(): Promise<Document | null> {
  const [pictures] = await Promise.all([fetchPictures(), loadStyle()]);
  return pictures;
}

/* What does not have to be in the head of each page: boot.ts loads it on the first interaction. */

listenForCopy();
listenForFilters();
listenForAnswers();
listenForMenus();
listenForLeads();
listenForMenuPictures(loadMenuPictures);
prefetchLinks();
followReader();
showFreeTimes();
keepScenesInAddress();
sendFeedback();
filterList();
openRequestedAnswer();
scrollToSelectedTab();
labelThemeToggle();
followSystemTheme();
