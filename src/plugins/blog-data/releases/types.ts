import type {ReleaseKind} from '#src/content/pages/changelog';
import type {TopicLink} from '#src/content/blog/types';

/** A changelog entry as lists show it. */
export type Release = {
  title: string;
  text: string;
  to: string;
  /** `2026-11-10` */
  date: string;
  /** As displayed: `Nov 10`, `November 2026`. */
  dayText: string;
  monthText: string;
  kind: TopicLink & {key: ReleaseKind};
  area: TopicLink;
  /** The guide that explains it. */
  guide: TopicLink;
  /** JSON of the guide's screen, and its description. */
  still?: {panel: string; label: string};
};

/** Props of the lists of entries: all, or those with a tag. */
export type ReleaseListData = {
  releases: Release[];
  kinds: TopicLink[];
  tag?: {label: string; about: string; to: string};
};

/** Props of an entry's page besides its text. */
export type ReleaseData = {release: Release; newer?: Release; older?: Release};
