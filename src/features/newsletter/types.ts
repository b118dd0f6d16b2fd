/** What the sign-up form says. */
export type NewsletterContent = {
  label: string;
  subscribe: string;
  sending: string;
  /** Under the field; ends with a link to the privacy policy. */
  hint: {text: string; link: {label: string; to: string}};
  /** Takes the form's place. The address follows `text`, then comes `after`. */
  sent: {title: string; text: string; after: string};
  /** When nothing could be sent; `text` unless the server says what to do. */
  failed: {title: string; text: string};
};
