import type {ReleaseKind} from '#src/content/schema/releases';
import {company} from '../company/company';

export const releaseKinds = ['new', 'improved', 'fixed'] as const satisfies readonly ReleaseKind[];

/** Text of `/changelog` and its entries. Names of kinds and areas are in `changelog/tags.yml`. */
export const changelogLabels = {
  name: 'What’s new',
  kinds: 'Kinds of changes',
  all: 'All',
  /** Follows the number of changes in a month. */
  changes: 'changes',
  feeds: 'Feeds',
  newer: 'Newer',
  older: 'Older',
  neighbors: 'Older and newer changes',
  /** Over the list beside a change without a picture. */
  others: 'Other changes',
  /** Precedes the name of the guide. */
  guide: 'The guide:',
};

export const changelogPage = {
  meta: {
    title: 'What’s new in the CRM',
    description: `What’s new, improved and fixed in ${company.name}, newest first. Each change links to the guide that explains it.`,
  },
  title: 'What’s new',
  lead: 'Small improvements every few weeks, without making you relearn anything. Each change links to its guide.',
};

export const changelogFeeds = [
  {label: 'RSS', to: '/changelog/rss.xml'},
  {label: 'Atom', to: '/changelog/atom.xml'},
  {label: 'JSON Feed', to: '/changelog/feed.json'},
];

/** Title and description of the page of a kind or area. */
export const metaOfTag = (label: string, about: string) => ({
  title: `What’s new: ${label}`,
  description: about,
});
