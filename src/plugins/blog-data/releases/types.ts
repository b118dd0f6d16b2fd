import type {ReleaseKind} from '#src/content/pages/changelog';
import type {TopicLink} from '#src/content/blog/types';

/** A change of the product as lists show it. */
export type Release = {
  title: string;
  text: string;
  to: string;
  /** `2026-11-10` */
  date: string;
  /** As printed: `Nov 10`, `November 2026`. */
  dayText: string;
  monthText: string;
  kind: TopicLink & {key: ReleaseKind};
  area: TopicLink;
  /** The guide that explains it. */
  guide: TopicLink;
  /** JSON of the guide's screen, and what it shows. */
  still?: {panel: string; label: string};
};

/** What the lists of changes get: all, or those of one tag. */
export type ReleaseListData = {
  releases: Release[];
  kinds: TopicLink[];
  tag?: {label: string; about: string; to: string};
};

/** What the page of a change gets besides its text. */
export type ReleaseData = {release: Release; newer?: Release; older?: Release};
