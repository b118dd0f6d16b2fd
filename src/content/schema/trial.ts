import type {IconName} from '#src/world/schema/icon';
import type {MailText} from './contact';
import type {Action, PageMeta, Step, Testimonial, TimelineItem} from './page';

/** A small drawn window of the account, from top to bottom; each part is optional. */
export type TrialWindow = {
  head?: {icon: IconName; title: string; chip?: string};
  /** A message and its answer. */
  messages?: readonly [string, string];
  options?: {names: readonly string[]; chosen: string};
  text: string;
  /** The filled part of a bar, up to 1. */
  share?: number;
  button?: string;
};

export type TrialDay = TimelineItem & {window: TrialWindow};

export type TrialContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  /** What happens on each day. */
  days: readonly TrialDay[];
  quote?: Testimonial | undefined;
  /** What texts cost in a trial, and what they need. */
  texts: string;
  /** For teams that need more than a trial. */
  larger: {text: string; action: Action};
};

export type TrialFormContent = {
  title: string;
  send: string;
  sending: string;
  emailHint: string;
  /** Below the button, around a link to the terms. */
  note: {before: string; link: {label: string; to: string}; after: string};
  /** Replaces the form. */
  sent: {title: string; lead: string; nextTitle: string; next: readonly Step[]; action: Action};
  mail: MailText;
};
