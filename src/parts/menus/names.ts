/** The place for a menu link's picture. In the file with all pictures, its value is the link's URL. */
export const pictureAttribute = 'data-menu-picture';

/** Its value in tiles, which have pictures of their own. */
export const tilePicture = 'tile ';

/** On that place: the URL of the link whose picture it shows. */
export const shownPictureAttribute = 'data-shown';
