import type {MailText} from './contact';
import type {Action, PageMeta, Step, Testimonial, TimelineItem} from './page';

export type TrialContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  /** What happens on each day. */
  days: readonly TimelineItem[];
  quote: Testimonial;
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
