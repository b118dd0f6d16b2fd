/** The built page whose frame the pages of functions get: header, footer, and a slot for the content. */
export const framePage = '/link';

/** On an element in the frame's template: the class in a page of a function that gets the element's classes. */
export const lookAttribute = 'data-look';
