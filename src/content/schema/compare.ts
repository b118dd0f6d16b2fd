import type {Value} from './company';
import type {Action, Closing, FaqItem, PageMeta} from './page';

export type CompareContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Questions in rows, with an answer per approach. */
  questions: {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};
  /** When each approach fits, and when to change it. */
  fit: {title: string; text: string; changeLabel: string; approaches: readonly Value[]};
  /** What to ask vendors, with our own answers. */
  vendor: {title: string; text: string; action: Action; items: readonly FaqItem[]};
  next: {title: string; text: string; action: Action};
  closing: Closing;
};
