import type {Action, PageMeta, Testimonial, TimelineItem} from '#src/content/types';
import type {TrialFormContent} from '#src/features/trial-form';

export type TrialContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  /** What happens on which day. */
  days: readonly TimelineItem[];
  quote: Testimonial;
  form: TrialFormContent;
  /** For teams a trial is too small for. */
  larger: {text: string; action: Action};
};
