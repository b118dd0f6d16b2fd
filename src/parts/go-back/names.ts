/** A button that goes back in history, or to the home page from a new tab. */
export const backAttribute = 'data-back';
