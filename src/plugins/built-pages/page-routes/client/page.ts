import {partsId, type PageParts} from '../../page-parts';

/** Data of the current page. */
export const page = JSON.parse(document.getElementById(partsId)?.textContent ?? '') as PageParts;
