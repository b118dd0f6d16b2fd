import type {BlogBanner} from '#src/content/blog/pages';
import type {TopicLink} from '#src/content/blog/types';
import type {PageMeta} from '#src/content/types';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';

import type {ReactNode} from 'react';

export type BlogIndexPageProps = {
  meta: PageMeta;
  /** The trail from the blog; the last item is the page itself and has no `to`. */
  crumbs: readonly (TopicLink | {label: string})[];
  title: string;
  aside?: ReactNode;
  /** Content under the title, such as categories. */
  below?: ReactNode;
  banner: BlogBanner;
  children: ReactNode;
};

/** Frame of the blog's lists: tags, authors, the archive, and the articles of a tag or author. */
export function BlogIndexPage({meta, crumbs, title, aside, below, banner, children}: BlogIndexPageProps): ReactNode {
  return (
    <MarketingPage meta={meta}>
      <PageHead crumbs={crumbs} title={title} aside={aside}>
        {below}
      </PageHead>
      <Section spacing="flush">{children}</Section>
      <LinkBanner
        title={banner.title}
        text={banner.text}
        action={banner.action}
        links={[banner.feeds, banner.browse]}
        tone="sunken"
      />
    </MarketingPage>
  );
}
