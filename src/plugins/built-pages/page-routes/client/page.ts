import {partsId, type PageParts} from '../../page-parts';

/** What the page that the visitor opened says about itself. */
export const page = JSON.parse(document.getElementById(partsId)?.textContent ?? '') as PageParts;
