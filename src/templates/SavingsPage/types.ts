import type {Action, Closing, FaqItem, PageMeta} from '#src/content/types';
import type {WorksheetProps} from '#src/features/worksheet';

export type SavingsContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Shown above the worksheet without JavaScript. */
  withoutScript: string;
  sheet: WorksheetProps;
  /** Where to find the numbers. */
  sources: {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};
  limits: {title: string; text: string; action: Action; items: readonly FaqItem[]};
  next: {title: string; text: string; action: Action};
  closing: Closing;
};
