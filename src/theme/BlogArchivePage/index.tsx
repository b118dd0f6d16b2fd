import {archivePage, blogBanner, blogLabels} from '#src/content/blog/pages';
import type {ArchiveData} from '#src/plugins/blog-data/types';
import {ArchiveList} from '#src/sections/blog/ArchiveList';
import {BlogIndexPage} from '#src/templates/blog/BlogIndexPage';

import type {ReactNode} from 'react';

/** All articles by year. */
export default function BlogArchivePage({years}: ArchiveData): ReactNode {
  return (
    <BlogIndexPage
      meta={archivePage.meta}
      crumbs={[{label: blogLabels.name, to: '/blog'}, {label: archivePage.crumb}]}
      title={archivePage.title}
      banner={blogBanner}
    >
      <ArchiveList years={years} minutesLabel={blogLabels.minutes} />
    </BlogIndexPage>
  );
}
