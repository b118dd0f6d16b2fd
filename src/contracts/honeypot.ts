/** Honeypot field: people don't see it, bots fill it in. */
export const honeypotField = 'website';

/** Endpoint for a signed timestamp of when a form was first touched, and the header that returns it. */
export const formTokenPath = '/api/form-token';
export const formTokenHeader = 'X-Form-Token';
/** Form field with the same token, on pages rendered by functions for browsers without JavaScript. */
export const formTokenField = 'formToken';
