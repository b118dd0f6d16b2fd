import type {IconName} from '#src/world/schema/icon';
import type {Picture} from '#src/world/schema/picture';
import type {Value} from './company';
import type {Action, Closing, Feature, PageMeta} from './page';

export type TrustContent = {
  location: {title: string; text: string; map: DataMapContent};
  /** `switch` names the choice of a column on phones. */
  subprocessors: {
    title: string;
    text: string;
    switch: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
  };
  /** The rules we follow, stating that we aren't certified. `needsMore` marks one with a condition. */
  status: {
    title: string;
    text: string;
    rules: readonly {name: string; status: string; text: string; needsMore?: boolean}[];
  };
  /** Each links to the contact form with its topic. */
  documents: {title: string; text: string; items: readonly Feature[]};
  uptime: {title: string; text: string; figures: readonly {label: string; value: string}[]};
};

export type SecurityContent = {
  meta: PageMeta;
  hero: {title: string; lead: string; actions: readonly Action[]};
  tiles: {title: string; text: string; items: readonly Feature[]; picture: Picture};
  /** Behind a fold. */
  infrastructure: {title: string; paragraphs: readonly string[]};
  trust: TrustContent;
  retention: {title: string; text: string; action: Action; afterLabel: string; periods: readonly Value[]};
  report: {title: string; text: string; action: Action};
  closing: Closing;
};

export type DataMapContent = {
  /** Says that the regions are sample facts. */
  sample: string;
  /** Where people work with the data. */
  source: DataMapPart;
  /** How it gets to the region. */
  link: string;
  /** The place with the live data. */
  region: {title: string; parts: readonly (DataMapPart & {icon: IconName})[]};
  /** How often it is copied. */
  copy: string;
  backup: DataMapPart;
  /** Kinds of subprocessors by place: United States, Ireland, Canada. */
  companies: readonly {where: string; kinds: readonly string[]}[];
};

export type DataMapPart = {name: string; text: string};
