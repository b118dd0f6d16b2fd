import {blogBanner, blogLabels} from '#src/content/blog/pages';
import type {BlogIndexData} from '#src/content/schema/blog';
import {ArchiveList} from '#src/sections/blog/ArchiveList';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {PostLists} from '#src/sections/blog/PostLists';
import {TopicTable} from '#src/sections/blog/TopicTable';
import {WriterList} from '#src/sections/blog/WriterList';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

/** The lists of topics, authors and years, and the articles of a topic or author. Search engines get the articles. */
export default function BlogIndexPage({categories, current = '', ...data}: BlogIndexData): ReactNode {
  const {meta, crumbs, title, aside, topics = [], writers, years, posts} = data;
  const links = categories && [{label: blogLabels.all, to: '/blog'}, ...categories];
  const {feeds, browse, ...banner} = blogBanner;
  return (
    <MarketingPage meta={meta} noindex>
      <PageHead crumbs={crumbs} title={title} aside={aside}>
        {links && <CategoryPills label={blogLabels.categories} links={links} current={current} />}
      </PageHead>
      <Section spacing="flush">
        {topics.map((table) => (
          <TopicTable key={table.title} {...table} labels={blogLabels} />
        ))}
        {writers && <WriterList writers={writers} labels={blogLabels} />}
        {years && <ArchiveList years={years} minutesLabel={blogLabels.minutes} />}
        {posts && <PostLists {...posts} labels={blogLabels} />}
      </Section>
      <LinkBanner {...banner} links={[feeds, browse]} tone="sunken" />
    </MarketingPage>
  );
}
