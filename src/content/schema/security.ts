import type {Value} from './company';
import type {Action, Closing, Feature, PageMeta} from './page';
import type {Picture} from './pictures/picture';

type TrustTable = {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};

export type TrustContent = {
  location: {title: string; text: string; map: DataMapContent};
  subprocessors: TrustTable;
  /** The rules we follow, stating that we aren't certified. The second column is shown as badges. */
  status: TrustTable;
  /** Each links to the contact form with its topic. */
  documents: {title: string; text: string; items: readonly Feature[]};
  uptime: TrustTable;
};

export type SecurityContent = {
  meta: PageMeta;
  hero: {title: string; lead: string; actions: readonly Action[]; picture: Picture};
  tiles: {title: string; aside: string; items: readonly Feature[]};
  infrastructure: {title: string; text: string; paragraphs: readonly string[]};
  trust: TrustContent;
  retention: {title: string; text: string; action: Action; afterLabel: string; periods: readonly Value[]};
  report: {title: string; text: string; action: Action};
  closing: Closing;
};

export type DataMapContent = {
  /** Where people work with the data. */
  source: DataMapPart;
  /** How it gets to the region. */
  link: string;
  /** The place with the live data. The last part takes a full row. */
  region: {title: string; parts: readonly DataMapPart[]};
  /** How often it is copied. */
  copy: string;
  backup: DataMapPart;
};

export type DataMapPart = {name: string; text: string};
