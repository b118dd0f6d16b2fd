import {blogBanner, blogLabels, writersPage} from '#src/content/blog/pages';
import type {WritersData} from '#src/plugins/blog-data/types';
import {WriterList} from '#src/sections/blog/WriterList';
import {BlogIndexPage} from '#src/templates/blog/BlogIndexPage';

import type {ReactNode} from 'react';

/** The list of authors. */
export default function BlogAuthorsListPage({writers}: WritersData): ReactNode {
  return (
    <BlogIndexPage
      meta={writersPage.meta}
      crumbs={[{label: blogLabels.name, to: '/blog'}, {label: writersPage.crumb}]}
      title={writersPage.title}
      banner={blogBanner}
    >
      <WriterList writers={writers} labels={blogLabels} />
    </BlogIndexPage>
  );
}
