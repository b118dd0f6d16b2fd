import {changelogFeeds, changelogPage, changelogLabels, metaOfTag} from '#src/content/pages/changelog';
import type {ReleaseListData} from '#src/plugins/blog-data/releases/types';
import {ChangelogPage} from '#src/templates/changelog/ChangelogPage';

import type {ReactNode} from 'react';

/** `/changelog` and its tag pages. */
export default function Changelog({releases, kinds, tag}: ReleaseListData): ReactNode {
  return (
    <ChangelogPage
      meta={tag ? metaOfTag(tag.label, tag.about) : changelogPage.meta}
      title={tag ? `${changelogPage.title}: ${tag.label}` : changelogPage.title}
      lead={tag?.about ?? changelogPage.lead}
      current={tag?.to ?? '/changelog'}
      kinds={[{label: changelogLabels.all, to: '/changelog'}, ...kinds]}
      releases={releases}
      feeds={changelogFeeds}
      labels={changelogLabels}
    />
  );
}
