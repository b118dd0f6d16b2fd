/** A field that people do not see and programs fill in. */
export const decoyField = 'website';

/** Where a form's script gets a signed note of when the form was first touched, and the header that brings it back. */
export const formTokenPath = '/api/form-token';
export const formTokenHeader = 'X-Form-Token';
/** The same note in a form that works without JavaScript: one that a function has written. */
export const formTokenField = 'formToken';
