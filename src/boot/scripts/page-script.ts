import {pageScript} from '#src/boot/all';
import {listenForFaults} from '#src/boot/faults.browser';

declare const MENU_PICTURES: string;
declare const MENU_PICTURES_STYLE: string;
declare const REPORTS_FAULTS: boolean;

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

if (REPORTS_FAULTS) listenForFaults();
for (const listen of pageScript.listen) listen(loadMenuPictures);
for (const read of pageScript.read) read();
