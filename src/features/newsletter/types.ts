/** Text of the sign-up form. */
export type NewsletterContent = {
  label: string;
  subscribe: string;
  sending: string;
  /** Below the field; ends with a link to the privacy policy. */
  hint: {text: string; link: {label: string; to: string}};
  /** Replaces the form: `text`, the email address, `after`. */
  sent: {title: string; text: string; after: string};
  /** Sending failed. `text` is shown unless the server sends its own. */
  failed: {title: string; text: string};
};
