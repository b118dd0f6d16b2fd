import {blogBanner, blogLabels, pageOfList, topicsPage} from '#src/content/blog/pages';
import type {TopicData} from '#src/plugins/blog-data/types';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {PostLists} from '#src/sections/blog/PostLists';
import {BlogIndexPage} from '#src/templates/blog/BlogIndexPage';

import type {ReactNode} from 'react';

/** The articles of a tag. */
export default function BlogTagsPostsPage({topic, articles, others, place, categories}: TopicData): ReactNode {
  const meta = {title: `Blog topic: ${topic.label}`, description: topic.about};
  return (
    <BlogIndexPage
      meta={pageOfList(meta, place.page, place.pages)}
      crumbs={[
        {label: blogLabels.name, to: '/blog'},
        {label: topicsPage.crumb, to: '/blog/tags'},
        {label: topic.label},
      ]}
      title={topic.label}
      aside={topic.about}
      below={
        <CategoryPills
          label={blogLabels.categories}
          links={[{label: blogLabels.all, to: '/blog'}, ...categories]}
          current={topic.to}
        />
      }
      banner={blogBanner}
    >
      <PostLists articles={articles} others={others} place={place} labels={blogLabels} />
    </BlogIndexPage>
  );
}
