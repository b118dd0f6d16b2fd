import type {PanelPicture} from '#src/world/schema/panel';
import type {TopicLink} from './blog';

/** Kind of a release, by its tag in `changelog/tags.yml`. */
export type ReleaseKind = 'new' | 'improved' | 'fixed';

/** A changelog entry as lists show it. */
export type Release = {
  title: string;
  text: string;
  to: string;
  /** `2025-10-02` */
  date: string;
  /** Formatted as `Oct 2` and `October 2025` at build time, so every browser shows the same text. */
  dayText: string;
  monthText: string;
  kind: TopicLink & {key: ReleaseKind};
  /** Part of the product. */
  area: TopicLink;
  guide: TopicLink;
  /** Too short to be a search result of its own. */
  isBrief: boolean;
  /** The picture of a guide. */
  picture?: PanelPicture;
};

/** Props of the lists of entries: all, or those with a tag. */
export type ReleaseListData = {
  releases: Release[];
  kinds: TopicLink[];
  tag?: {label: string; about: string; to: string};
};

/** Props of an entry's page besides its text. `others` are the nearest three. */
export type ReleaseData = {release: Release; others: Release[]; newer?: Release; older?: Release};
