import type {TopicLink} from '#src/content/blog/types';
import type {readRelease} from './read-release';

/** A changelog entry as lists show it. */
export type Release = ReturnType<typeof readRelease>;

/** Props of the lists of entries: all, or those with a tag. */
export type ReleaseListData = {
  releases: Release[];
  kinds: TopicLink[];
  tag?: {label: string; about: string; to: string};
};

/** Props of an entry's page besides its text. */
export type ReleaseData = {release: Release; newer?: Release; older?: Release};
