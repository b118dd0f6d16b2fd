import type {Action, PageMeta} from '#src/content/types';

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
