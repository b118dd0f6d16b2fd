/** Text of a toast or an alert. */
export type Message = {title: string; text?: string};

/** Text of a contact form. The two forms differ only in `messages`. */
export type ContactFormContent = {
  /** Prefix of the element IDs. */
  id: string;
  title: string;
  /** Follows the asterisk for required fields. */
  requiredNote: string;
  /** First lines of the message, by `?topic=` in the URL. */
  topics?: Readonly<Record<string, string>>;
  send: string;
  sending: string;
  /** Ends with a link to the privacy policy. */
  note: {text: string; link: {label: string; to: string}};
  messages: {sent: Message; failed: Message; missing: Message};
  /** The email that is composed when the form can't send. */
  mail: {
    to: string;
    /** Followed by the sender's name. */
    subject: string;
    title: string;
    /** Followed by the email address. */
    text: string;
    copyAddress: string;
    copyMessage: string;
    openAgain: string;
  };
};
