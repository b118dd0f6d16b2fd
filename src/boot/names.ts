/** ID of the template with the speculation rules that fetch a page as soon as the pointer reaches its link. */
export const eagerId = 'eager';

/** ID of the template at the end of a page with the style sheet that it doesn't need to be shown. */
export const lateStylesId = 'late-styles';

/** On the root element of a page in the frame of the booking dialog. */
export const framedAttribute = 'data-framed';
