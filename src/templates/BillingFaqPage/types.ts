import type {Action, PageMeta} from '#src/content/types';

export type BillingFaqContent = {
  meta: PageMeta;
  crumbs: readonly {label: string; to?: string}[];
  title: string;
  aside: string;
  /** Beside the questions. */
  topic: {title: string; text: string; action: Action};
  /** Whom to ask when the questions do not help. */
  help: {title: string; text: string; action: Action};
  linkLabel: string;
};
