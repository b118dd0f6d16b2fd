/** Words of a toast or an alert: one sentence, or a title with a sentence. */
export type Message = {title: string; text?: string};

/** What a form says to its visitor. The two contact forms differ in `messages` alone. */
export type ContactFormContent = {
  /** Prefix of the ids of its elements. */
  id: string;
  title: string;
  /** Follows the mark of required fields. */
  requiredNote: string;
  /** First lines of the message, by the `?topic=` of the address. */
  topics?: Readonly<Record<string, string>>;
  send: string;
  sending: string;
  /** Ends with a link to the privacy policy. */
  note: {text: string; link: {label: string; to: string}};
  messages: {sent: Message; failed: Message; missing: Message};
  /** The mail that is filled in when the form cannot send. */
  mail: {
    to: string;
    /** The sender's name follows. */
    subject: string;
    title: string;
    /** The address follows. */
    text: string;
    copyAddress: string;
    copyMessage: string;
    openAgain: string;
  };
};
