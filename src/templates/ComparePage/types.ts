import type {Action, Closing, FaqItem, PageMeta} from '#src/content/types';
import type {Value} from '#src/sections/company/ValueColumns';

export type CompareContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Questions in rows, an answer for each approach. */
  questions: {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};
  /** When each approach is the right one, and when to leave it. */
  fit: {title: string; text: string; changeLabel: string; approaches: readonly Value[]};
  /** What to ask any vendor, with our own answers. */
  vendor: {title: string; text: string; action: Action; items: readonly FaqItem[]};
  next: {title: string; text: string; action: Action};
  closing: Closing;
};
