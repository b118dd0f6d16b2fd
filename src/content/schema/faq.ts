import type {Action, Closing, PageMeta} from './page';
import type {ListSearchLabels} from './search';

export type BillingFaqContent = {
  meta: PageMeta;
  crumbs: readonly {label: string; to?: string}[];
  title: string;
  aside: string;
  /** Text beside the questions. */
  topic: {title: string; text: string; action: Action};
  /** Whom to contact if the answers don't help. */
  help: {title: string; text: string; action: Action};
  linkLabel: string;
};

export type FaqPageContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  topics: {label: string; all: string};
  linkLabel: string;
  search: ListSearchLabels;
  /** Shown if a question mentions billing. */
  billing: {text: string; action: Action};
  closing: Closing;
};
