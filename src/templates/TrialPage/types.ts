import type {Action, PageMeta, Testimonial, TimelineItem} from '#src/content/types';
import type {TrialFormContent} from '#src/features/contact-form/TrialForm';

export type TrialContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  /** What happens on each day. */
  days: readonly TimelineItem[];
  quote: Testimonial;
  form: TrialFormContent;
  /** For teams that need more than a trial. */
  larger: {text: string; action: Action};
};
