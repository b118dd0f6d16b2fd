import {blogBanner, blogLabels} from '#src/content/blog/pages';
import type {BlogIndexData} from '#src/plugins/blog-data/types';
import {ArchiveList} from '#src/sections/blog/ArchiveList';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {PostLists} from '#src/sections/blog/PostLists';
import {TopicTable} from '#src/sections/blog/TopicTable';
import {WriterList} from '#src/sections/blog/WriterList';
import {BlogIndexPage} from '#src/templates/blog/BlogIndexPage';

import type {ReactNode} from 'react';

/** The lists of topics, authors and years, and the articles of a topic or author. */
export default function BlogIndex({categories, current = '', ...data}: BlogIndexData): ReactNode {
  const {topics = [], writers, years, posts, ...frame} = data;
  const links = categories && [{label: blogLabels.all, to: '/blog'}, ...categories];
  return (
    <BlogIndexPage
      {...frame}
      below={links && <CategoryPills label={blogLabels.categories} links={links} current={current} />}
      banner={blogBanner}
    >
      {topics.map((table) => (
        <TopicTable key={table.title} {...table} labels={blogLabels} />
      ))}
      {writers && <WriterList writers={writers} labels={blogLabels} />}
      {years && <ArchiveList years={years} minutesLabel={blogLabels.minutes} />}
      {posts && <PostLists {...posts} labels={blogLabels} />}
    </BlogIndexPage>
  );
}
