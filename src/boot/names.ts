/** ID of the template with the speculation rules that fetch a page as soon as the pointer reaches its link. */
export const eagerId = 'eager';

/** On the root element of a page in the frame of the booking dialog. */
export const framedAttribute = 'data-framed';
