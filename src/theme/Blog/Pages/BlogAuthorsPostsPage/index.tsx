import {blogBanner, blogLabels, pageOfList, writersPage} from '#src/content/blog/pages';
import type {WriterData} from '#src/plugins/blog-data/types';
import {PostLists} from '#src/sections/blog/PostLists';
import {BlogIndexPage} from '#src/templates/blog/BlogIndexPage';

import type {ReactNode} from 'react';

/** The articles of an author. */
export default function BlogAuthorsPostsPage({writer, articles, others, place}: WriterData): ReactNode {
  const meta = {title: `${writer.name}, ${writer.role}`, description: writer.about};
  return (
    <BlogIndexPage
      meta={pageOfList(meta, place.page, place.pages)}
      crumbs={[
        {label: blogLabels.name, to: '/blog'},
        {label: writersPage.crumb, to: '/blog/authors'},
        {label: writer.name},
      ]}
      title={writer.name}
      aside={writer.about}
      banner={blogBanner}
    >
      <PostLists articles={articles} others={others} place={place} labels={blogLabels} />
    </BlogIndexPage>
  );
}
