/** The built page whose frame the pages of functions get: header, footer, and a slot for the content. */
export const framePage = '/link';
