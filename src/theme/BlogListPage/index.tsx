import {newsletterBand} from '#src/content/blog/newsletter';
import {newsletterForm} from '#src/content/blog/newsletter-form';
import {blogBanner, blogHome, blogLabels, pageOfList} from '#src/content/blog/pages';
import type {BlogListData} from '#src/content/schema/blog';
import {NewsletterForm} from '#src/parts/newsletter';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {FeaturedPost} from '#src/sections/blog/FeaturedPost';
import {Pager} from '#src/sections/blog/Pager';
import {PostGrid} from '#src/sections/blog/PostGrid';
import {NewsletterBand} from '#src/sections/NewsletterBand';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';

import type {ReactNode} from 'react';

const latestId = 'latest';

/** `/blog`: categories, featured article, article cards, newsletter. Later pages have only cards. */
export default function BlogListPage({featured, articles, place, categories}: BlogListData): ReactNode {
  const isFirst = place.page === 1;
  const all = {label: blogLabels.all, to: '/blog'};
  const pills = {label: blogLabels.categories, links: [all, ...categories], current: isFirst ? all.to : ''};
  return (
    <MarketingPage meta={pageOfList(blogHome.meta, place.page, place.pages)}>
      <PageHead title={isFirst ? blogHome.title : blogHome.olderTitle} aside={<CategoryPills {...pills} />} />
      {featured && (
        <Section spacing="none">
          <FeaturedPost article={featured} minutesLabel={blogLabels.minutes} />
        </Section>
      )}
      <Section spacing={featured ? 'regular' : 'flush'} labelledBy={latestId}>
        <Heading level={2} id={latestId}>
          <VisuallyHidden>{blogLabels.latest}</VisuallyHidden>
        </Heading>
        <PostGrid articles={articles} minutesLabel={blogLabels.minutes} />
        <Pager place={place} labels={blogLabels} />
      </Section>
      <NewsletterBand
        {...newsletterBand}
        id="newsletter"
        form={<NewsletterForm content={newsletterForm} id="newsletter" variant="accent" />}
        links={[{label: blogBanner.text, links: [blogBanner.action]}, blogBanner.feeds, blogBanner.browse]}
      />
    </MarketingPage>
  );
}
