import {blogBanner, blogLabels, topicsPage} from '#src/content/blog/pages';
import type {TopicsData} from '#src/plugins/blog-data/types';
import {TopicTable} from '#src/sections/blog/TopicTable';
import {BlogIndexPage} from '#src/templates/blog/BlogIndexPage';

import type {ReactNode} from 'react';

/** All tags with their descriptions. */
export default function BlogTagsListPage({categories, topics}: TopicsData): ReactNode {
  return (
    <BlogIndexPage
      meta={topicsPage.meta}
      crumbs={[{label: blogLabels.name, to: '/blog'}, {label: topicsPage.crumb}]}
      title={topicsPage.title}
      banner={blogBanner}
    >
      <TopicTable title={topicsPage.categories} topics={categories} labels={blogLabels} />
      <TopicTable title={topicsPage.topics} topics={topics} labels={blogLabels} />
    </BlogIndexPage>
  );
}
