import type {IconName} from '#src/world/schema/icon';
import type {Picture} from '#src/world/schema/picture';
import type {TilePlace} from '#src/world/schema/place';
import type {IndustryLayout} from './industry-layout';
import type {ClosingChart, HeroArt, OfferLayout} from './offer-layout';
import type {Action, Closing, FaqBlock, Feature, Integration, PageMeta, Stat, Step, Testimonial, UseCase} from './page';
import type {SignatureStep} from './signature';

/** A small product window, or a place. If all rows have a place, the index is a grid of them. */
type RowDrawing = {picture: Picture; place?: undefined} | {place: TilePlace; picture?: undefined};

/** A page's entry in menus, the footer and the index: the export `card` of its content file. */
export type PageCard = {
  /** Position within the family, lowest first. */
  order: number;
  icon: IconName;
  /** Description in the menu. */
  note: string;
  /** Footer label if it differs from the name; `null` keeps the page out of the footer. */
  footerLabel?: string | null;
  /** Card on the index. */
  row: {
    /** Where it is not the name. */
    title?: string;
    /** Not one of the cards that the specification lists. */
    also?: true;
    description: string;
    items?: string[];
  } & RowDrawing;
};

/** One file in `content/industries`. The file name is the last segment of the URL. */
export type IndustryContent = {
  slug: string;
  /** Name in breadcrumbs, menus and lists. */
  name: string;
  meta: PageMeta;
  hero: {title: string; lead: string; actions: Action[]};
  /** Pictures and section order. */
  layout: IndustryLayout;
  /** Three claims from the specification, verbatim; e-commerce has four. */
  stats: Stat[];
  features: {title: string; aside?: string; items: Feature[]};
  /** A working day, hour by hour, in the industry's own terms. */
  day: {
    title: string;
    text: string;
    items: SignatureStep[];
    /** Steps of the picture, if they are not the hours, which then follow as text. */
    steps?: SignatureStep[];
  };
  /** The ten trades of the “other industries” page. */
  trades?: {title: string; aside?: string; items: Step[]};
  quote: Testimonial;
  faq: FaqBlock;
  closing: Closing;
};

/** One file in `content/solutions` or `content/services`; both share the page shape. */
export type OfferContent = OfferLayout & {
  slug: string;
  name: string;
  meta: PageMeta;
  hero: {title: string; lead: string; checks: [string, string, string]; art: HeroArt; actions: Action[]};
  /** Eight features; two have a picture. */
  features: {title: string; aside?: string; items: (Feature & {picture?: Picture})[]};
  /** Additional lists: names under the signature, such as deliverables, and details after the facts. */
  lists?: {names?: {title: string; items: Step[]}; details: {title: string; items: Step[]}[]};
  tools: {title: string; items: Integration[]};
  useCases: {title: string; items: UseCase[]};
  /** Lead times, revision rounds and other facts from section 9 of the specification. */
  facts?: {label: string; value: string}[];
  /** The first one is large. An empty list hides the section. */
  quotes: readonly Testimonial[];
  faq: FaqBlock;
  /** Without a chart if the page opens with it. */
  closing: Closing & {chart?: ClosingChart};
};

export type IndexPageContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  actions?: readonly Action[];
  /** Additional button of each card. */
  rowAction?: Extract<Action, {opensDemo: true}>;
  closing: Closing;
};

/** A page of a family, with its description and pictures. */
export type FamilyRow = {
  title: string;
  also?: true;
  description: string;
  to: string;
  items?: string[];
} & RowDrawing;

/** Pages of a family, as listed by src/plugins/page-families. */
export type FamilyIndex = readonly FamilyRow[];
