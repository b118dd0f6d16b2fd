import type {Action, Closing, Feature, PageMeta} from '#src/content/types';
import type {Picture} from '#src/mocks/types';
import type {Value} from '#src/sections/ValueColumns';

export type SecurityContent = {
  meta: PageMeta;
  hero: {title: string; lead: string; actions: readonly Action[]; picture: Picture};
  tiles: {title: string; aside: string; items: readonly Feature[]};
  infrastructure: {title: string; text: string; paragraphs: readonly string[]};
  retention: {title: string; text: string; action: Action; afterLabel: string; periods: readonly Value[]};
  report: {title: string; text: string; action: Action};
  closing: Closing;
};
