import type {ConnectionKind, DirectoryCategory} from '#src/content/integrations/types';
import type {Closing, PageMeta} from '#src/content/types';
import type {ListSearchLabels} from '#src/features/list-search/ListSearch';

export type IntegrationsContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  categories: readonly DirectoryCategory[];
  kinds: Readonly<Record<ConnectionKind, {label: string; note: string}>>;
  plansNote: string;
  filter: {label: string; all: string};
  /** `many` follows the number of matches and the total. */
  search: ListSearchLabels;
  closing: Closing;
};
