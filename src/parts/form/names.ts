/** Such a form. With the value `change`, choices are sent as they are made, anonymously. */
export const sendsAttribute = 'data-sends';

/** A form that sends the time of its first touch. */
export const tokenAttribute = 'data-token';

/** A template with a text for an empty field before it, if the URL has this topic (`?topic=`). */
export const topicAttribute = 'data-topic';

/** A template whose part is all that is left of its form: what was sent needs no second one. */
export const endsAttribute = 'data-ends';

/** The place of messages in the corner of the window, and the button that closes one. */
export const toastsAttribute = 'data-toasts';
export const closeAttribute = 'data-close';

/** On a link that opens an email: the address with which it was built. */
export const draftAttribute = 'data-draft';
