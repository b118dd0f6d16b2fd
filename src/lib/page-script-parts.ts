/*
 * Attributes of elements that src/plugins/built-pages/held-scripts/page-script enhances in the browser, with or without
 * React.
 */

/** A table of contents that marks the section in view. */
export const contentsAttribute = 'data-contents';

/** The form under a guide, whose answers are sent without leaving the page. */
export const feedbackAttribute = 'data-page-feedback';

/** An element with opening hours and a list for free times. Its value is the URL that returns the times. */
export const freeTimesAttribute = 'data-free-times';

/** The place for a menu link's picture. In the file with all pictures, its value is the link's URL. */
export const pictureAttribute = 'data-menu-picture';

/** A fieldset of scenes. The selected one is kept in the URL's hash; the value is the ID of the section. */
export const scenesAttribute = 'data-scenes';
