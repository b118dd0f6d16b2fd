import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import ContentVisibility from '@theme/ContentVisibility';
import {changelogLabels} from '#src/content/pages/changelog';
import {pageSource} from '#src/content/page-source';
import type {ReleaseData} from '#src/plugins/blog-data/releases/types';
import {ReleasePage} from '#src/templates/changelog/ReleasePage';

import type {Props} from '@theme/BlogPostPage';
import type {ReactNode} from 'react';

/** A changelog entry. */
export default function Release({content: Text, ...data}: Pick<Props, 'content'> & ReleaseData): ReactNode {
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <ReleasePage
        data={data}
        labels={changelogLabels}
        source={{editUrl: Text.metadata.editUrl, updatedAt: undefined, labels: pageSource}}
        notice={<ContentVisibility metadata={Text.metadata} />}
      >
        <Text />
      </ReleasePage>
    </BlogPostProvider>
  );
}
