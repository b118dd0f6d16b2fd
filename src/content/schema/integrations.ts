import type {IconName} from '#src/world/schema/icon';
import type {PlanName} from '#src/world/types';
import type {Action, Closing, PageMeta} from './page';
import type {ListSearchLabels} from './search';

/**
 * How a product connects: built in, through Zapier, or by a webhook to a URL it provides. `service`: it doesn’t, but our
 * team uses it in a service.
 */
export type ConnectionKind = 'native' | 'zapier' | 'webhook' | 'service';

export type DirectoryEntry = {
  name: string;
  /** What moves: a calendar, a message, a payment. Never the product's logo. */
  mark: IconName;
  /** What the integration does, in a few words. */
  line: string;
  /** Default: `native`. */
  via?: ConnectionKind;
  /** The smallest plan that includes it, unless all plans do. */
  from?: PlanName;
  /** Slug of its page, if it has one. */
  slug?: string;
};

/** Categories of the directory. Their pictograms are in src/ui/marks/CategoryMark. */
export type CategoryId =
  | 'ads'
  | 'calendar'
  | 'connectors'
  | 'crm'
  | 'documents'
  | 'email'
  | 'forms'
  | 'payments'
  | 'phone'
  | 'reports'
  | 'services'
  | 'sign-in'
  | 'store'
  | 'team';

export type DirectoryCategory = {
  /** Value of `?category=`, and anchor on the page. */
  id: CategoryId;
  title: string;
  items: readonly DirectoryEntry[];
};

/** A row of a contact's timeline: `9:05`, what happened, and how. */
type TimelineRow = {time: string; icon: IconName; title: string; note: string};

/** One change on its way: a screen of the other product, and the contact's timeline in ours. */
export type IntegrationHero = {
  /** Both screens as a sentence, for screen readers. */
  label: string;
  theirs: {
    /** At most nine characters. */
    figure: string;
    caption: string;
    chip: string;
    rows: readonly (readonly [label: string, value: string])[];
  };
  ours: {
    name: string;
    /** The day of the rows. */
    day: string;
    initials: string;
    rows: readonly TimelineRow[];
    /** Index of the row that arrives. */
    lit: number;
  };
  /** Above and below the line between the screens: data that it moves. */
  over: string;
  under: string;
};

/** One file in `content/integrations/pages`. The file name is the last segment of the URL. */
export type IntegrationContent = {
  slug: string;
  /** As in the directory. */
  name: string;
  mark: IconName;
  meta: {title: string; description: string};
  /** One sentence below the name. */
  lead: string;
  hero: IntegrationHero;
  /** Exchanged data: into Scalewell (`in`), out of it (`out`), or `both`. */
  moves: {direction: 'both' | 'in' | 'out'; ours: readonly string[]; theirs: readonly string[]; note: string};
  uses: readonly string[];
  steps: readonly string[];
  limits: readonly string[];
  /** Who connects it, unless an Admin does. */
  setup?: string;
  /** Permissions the connection has in the other product. */
  access: string;
  /** The guide with the next steps. */
  guide: {label: string; to: string};
};

export type IntegrationsContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  /** The tools at the top; `link` follows a tool's name. */
  tools: {
    label: string;
    directions: IntegrationLabels['directions'];
    link: string;
    items: readonly IntegrationContent[];
  };
  categories: readonly DirectoryCategory[];
  kinds: Readonly<Record<ConnectionKind, {label: string; note: string}>>;
  plansNote: string;
  filter: {label: string; all: string};
  /** `many` follows the number of matches and the total. */
  search: ListSearchLabels;
  /** `#` in `show` is replaced by the number of entries in the fold. */
  fold: {show: string; hide: string};
  closing: Closing;
};

/** Text of the integration pages. */
export type IntegrationLabels = Readonly<Record<'crumb' | 'guide' | 'moves' | 'uses' | 'steps' | 'limits', string>> & {
  demo: Action;
  directions: Readonly<Record<IntegrationContent['moves']['direction'], string>>;
  /** Names and values of the facts beside the steps. */
  facts: Readonly<
    Record<
      | 'connects'
      | 'connectsValue'
      | 'plans'
      | 'plansValue'
      | 'direction'
      | 'setup'
      | 'setupValue'
      | 'access'
      | 'remove'
      | 'removeValue',
      string
    >
  >;
  all: {label: string; to: string};
};
