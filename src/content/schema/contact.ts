import type {IconName} from '#src/world/schema/icon';
import type {Picture} from '#src/world/schema/picture';
import type {TeamMember} from './about';
import type {Action, PageMeta} from './page';

export type ContactPageContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  facts: ContactFact[];
  factsLook: 'list' | 'cards';
  /** A question with a link, below the facts. */
  demo?: {text: string; action: Action};
  /** Who answers, or how fast, below the form. */
  below: {title: string; aside: string; members?: readonly TeamMember[]; picture?: Picture};
};

export type ContactFact = {
  icon: IconName;
  label: string;
  /** An email address or phone number. */
  link?: {text: string; href: string};
  /** Opening hours by day. */
  hours?: readonly {days: string; time: string}[];
  note?: string;
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
  messages: {sent: FormMessage; failed: FormMessage; missing: FormMessage};
  mail: MailText;
};

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

/** Text of a toast or an alert. */
export type FormMessage = {title: string; text?: string};
