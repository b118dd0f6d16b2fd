import type {FieldSpec} from '#src/contracts/field-spec';
import type {FieldsResult} from '#src/contracts/fields';

/** What a form shares with the endpoint that it posts to. */
export type FormContract = {
  /** Endpoint of the form, with and without JavaScript. */
  address: string;
  /** In the order of the form. */
  fields: readonly string[];
  /** The fields that make up the sender's name. */
  nameFields: readonly string[];
  specs: Readonly<Record<string, FieldSpec>>;
  parse: (input: unknown) => FieldsResult<object, string>;
};

/** The value of each field as typed. */
export type TypedValues = Readonly<Record<string, string>>;

/** Text of a toast or an alert. */
export type Message = {title: string; text?: string};

/** The email that is composed when a form can't send, and the note about it. */
export type MailText = {
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
  mail: MailText;
};
