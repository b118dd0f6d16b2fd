/** A control's message for an empty value, or for a text that is no email address. */
export const missingAttribute = 'data-missing';

/** A button's label while its form is sent. */
export const sendingAttribute = 'data-sending';

/** An element around what an island runs, which the island fills. */
export const filledAttribute = 'data-filled';
