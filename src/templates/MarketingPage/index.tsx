import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {PageMeta} from '#src/content/types';

import type {ReactNode} from 'react';

export type MarketingPageProps = {
  meta: PageMeta;
  /** Address that search engines keep, when it is not the page's own: `/contact`. */
  canonical?: string;
  /** Kept out of search engines, and so of the sitemap, the site's own search and `/llms.txt`. */
  noindex?: boolean;
  children: ReactNode;
};

/** Frame of every page that is not docs or blog: head, header, one `<main>`, footer. */
export function MarketingPage({meta, canonical, noindex = false, children}: MarketingPageProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={meta.title} description={meta.description}>
      <Head>
        {canonical !== undefined && <link rel="canonical" href={`${siteConfig.url}${canonical}`} />}
        {canonical !== undefined && <meta property="og:url" content={`${siteConfig.url}${canonical}`} />}
        {noindex && <meta name="robots" content="noindex" />}
      </Head>
      <main>{children}</main>
    </Layout>
  );
}
