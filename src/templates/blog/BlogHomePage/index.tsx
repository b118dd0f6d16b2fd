import type {BlogBanner, BlogLabels} from '#src/content/blog/pages';
import type {PageMeta} from '#src/content/types';
import {NewsletterForm} from '#src/features/newsletter/NewsletterForm';
import type {NewsletterContent} from '#src/features/newsletter/types';
import type {BlogListData} from '#src/plugins/blog-data/types';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {FeaturedPost} from '#src/sections/blog/FeaturedPost';
import {Pager} from '#src/sections/blog/Pager';
import {PostGrid} from '#src/sections/blog/PostGrid';
import {PageHead} from '#src/sections/PageHead';
import {NewsletterBand} from '#src/sections/NewsletterBand';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';

import type {ReactNode} from 'react';

export type BlogHomePageProps = {
  data: BlogListData;
  meta: PageMeta;
  title: string;
  labels: BlogLabels;
  newsletter: {title: string; text: string; form: NewsletterContent};
  banner: BlogBanner;
};

const latestId = 'latest';

/** `/blog`: categories, featured article, article cards, newsletter. Later pages have only cards. */
export function BlogHomePage({data, meta, title, labels, newsletter, banner}: BlogHomePageProps): ReactNode {
  const {featured, articles, place, categories} = data;
  const all = {label: labels.all, to: '/blog'};
  const current = place.page === 1 ? all.to : '';
  return (
    <MarketingPage meta={meta}>
      <PageHead
        title={title}
        aside={<CategoryPills label={labels.categories} links={[all, ...categories]} current={current} />}
      />
      {featured && (
        <Section spacing="none">
          <FeaturedPost article={featured} minutesLabel={labels.minutes} />
        </Section>
      )}
      <Section spacing={featured ? 'regular' : 'flush'} labelledBy={latestId}>
        <Heading level={2} id={latestId}>
          <VisuallyHidden>{labels.latest}</VisuallyHidden>
        </Heading>
        <PostGrid articles={articles} minutesLabel={labels.minutes} />
        <Pager place={place} labels={labels} />
      </Section>
      <NewsletterBand
        id="newsletter"
        title={newsletter.title}
        text={newsletter.text}
        form={<NewsletterForm content={newsletter.form} id="newsletter" variant="accent" />}
        links={[{label: banner.text, links: [banner.action]}, banner.feeds, banner.browse]}
      />
    </MarketingPage>
  );
}
