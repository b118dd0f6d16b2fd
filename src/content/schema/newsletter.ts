import type {PictureOf} from '#src/world/schema/picture';
import type {Action, PageMeta, Step} from './page';

/** Text of the sign-up form. */
export type NewsletterContent = {
  subscribe: string;
  sending: string;
  /** Below the field; ends with a link to the privacy policy. */
  hint: {text: string; link: {label: string; to: string}};
  /** Replaces the form: `text`, the email address, `after`. */
  sent: {title: string; text: string; after: string};
  /** Sending failed. `text` is shown unless the server sends its own. */
  failed: {title: string; text: string};
};

export type SubscribeContent = {
  meta: PageMeta;
  crumb: string;
  title: string;
  lead: string;
  facts: {label: string; value: string}[];
  /** What arrives. */
  picture: PictureOf<'sheet'>;
  /** What an issue contains. */
  insideTitle: string;
  inside: Step[];
  banner: {title: string; text: string; action: Action};
};

export type NewsletterStep = {
  meta: PageMeta;
  title: string;
  text: string;
  nextTitle: string;
  next: Step[];
  action: Action;
};
