import type {Action, Closing, FaqItem, PageMeta} from '#src/content/types';
import type {WorksheetProps} from '#src/features/worksheet';
import type {ExampleBusiness} from '#src/templates/SavingsPage/example-rows';

export type SavingsContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  sheet: WorksheetProps;
  /** Results of other businesses. Numbers they don't have are those of the sheet. */
  examples: {title: string; text: string; businesses: readonly ExampleBusiness[]};
  /** Where to find the numbers. */
  sources: {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};
  limits: {title: string; text: string; action: Action; items: readonly FaqItem[]};
  next: {title: string; text: string; action: Action};
  closing: Closing;
};
