import type {PlanName} from '#src/content/pricing/plans';

/** How a product connects: built in, through Zapier, or by a webhook to a URL it provides. */
export type ConnectionKind = 'native' | 'zapier' | 'webhook';

export type DirectoryEntry = {
  name: string;
  /** What the integration does, in a few words. */
  line: string;
  /** Default: `native`. */
  via?: ConnectionKind;
  /** The smallest plan that includes it, unless all plans do. */
  from?: PlanName;
  /** Slug of its page, if it has one. */
  slug?: string;
};

export type DirectoryCategory = {
  /** Value of `?category=`, and anchor on the page. */
  id: string;
  title: string;
  items: readonly DirectoryEntry[];
};

/** One file in `content/integrations/pages`. The file name is the last segment of the URL. */
export type IntegrationContent = {
  slug: string;
  /** As in the directory. */
  name: string;
  meta: {title: string; description: string};
  /** One sentence below the name. */
  lead: string;
  /** Exchanged data: into Scalewell (`in`), out of it (`out`), or `both`. */
  moves: {direction: 'both' | 'in' | 'out'; ours: readonly string[]; theirs: readonly string[]; note: string};
  uses: readonly string[];
  steps: readonly string[];
  limits: readonly string[];
  /** Permissions the connection has in the other product. */
  access: string;
  /** The guide with the next steps. */
  guide: {label: string; to: string};
};
