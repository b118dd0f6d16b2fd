import type {PlanName} from '#src/content/pricing/plans';

/** How a product connects: built by us, through a Zap, or by a webhook to an address it gives out. */
export type ConnectionKind = 'native' | 'zapier' | 'webhook';

export type DirectoryEntry = {
  name: string;
  /** What it does here, in a few words. */
  line: string;
  /** Without one it is `native`. */
  via?: ConnectionKind;
  /** The smallest plan that includes it, where that is not the smallest of all. */
  from?: PlanName;
  /** Slug of its page, if it has one. */
  slug?: string;
};

export type DirectoryCategory = {
  /** Value of `?category=` and anchor on the page. */
  id: string;
  title: string;
  items: readonly DirectoryEntry[];
};

/** One file in `content/integrations/pages`; the file name is the last part of the address. */
export type IntegrationContent = {
  slug: string;
  /** As in the directory. */
  name: string;
  meta: {title: string; description: string};
  /** One sentence under the name. */
  lead: string;
  /** What is exchanged; `both`, or only into Scalewell (`in`) or out of it (`out`). */
  moves: {direction: 'both' | 'in' | 'out'; ours: readonly string[]; theirs: readonly string[]; note: string};
  uses: readonly string[];
  steps: readonly string[];
  limits: readonly string[];
  /** What the connection may read or change in the other product. */
  access: string;
  /** The guide in the docs that goes on from here. */
  guide: {label: string; to: string};
};
