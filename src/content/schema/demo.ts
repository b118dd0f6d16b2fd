import type {Picture} from '#src/world/schema/picture';
import type {Action, Closing, FaqBlock, Feature, PageMeta, TimelineItem, UseCase} from './page';

export type DemoContent = {
  meta: PageMeta;
  hero: {
    title: string;
    lead: string;
    /** `takes` follows the host’s name; `text` is the line below. */
    host: {takes: string; text: string};
    actions: readonly Action[];
    agenda: readonly TimelineItem[];
  };
  outcome: {title: string; aside: string; items: readonly Feature[]};
  built: {title: string; text: string; action: Action; picture: Picture};
  audience: {title: string; aside: string; bringLabel: string; items: readonly UseCase[]};
  faq: FaqBlock;
  closing: Closing;
};
