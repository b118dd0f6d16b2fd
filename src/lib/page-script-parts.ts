/*
 * Attributes of the parts that src/plugins/built-pages/held-scripts/page-script finishes in the browser, with or without
 * React.
 */

/** A list of the page's sections, in which the one in view is marked. */
export const contentsAttribute = 'data-contents';

/** A box with two parts, hours and a list for free times; its value is the address that answers with those. */
export const freeTimesAttribute = 'data-free-times';

/** A place for the picture of a link in a menu. In the file of all pictures, its value is the link's address. */
export const pictureAttribute = 'data-menu-picture';

/** A fieldset of scenes whose choice is in the hash of the address; its value is the ID of the section. */
export const scenesAttribute = 'data-scenes';
