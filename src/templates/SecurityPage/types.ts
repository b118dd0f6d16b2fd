import type {Action, Closing, Feature, PageMeta} from '#src/content/types';
import type {Picture} from '#src/pictures/types';
import type {DataMapProps} from '#src/sections/company/DataMap';
import type {Value} from '#src/sections/company/ValueColumns';

type TrustTable = {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};

export type TrustContent = {
  location: {title: string; text: string; map: DataMapProps};
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
