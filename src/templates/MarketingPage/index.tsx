import type {PageMeta} from '#src/content/schema/page';

import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export type MarketingPageProps = {
  meta: PageMeta;
  /** Path of the canonical page, if it's another one, such as `/contact`. */
  canonical?: string;
  /** Excludes the page from search engines, the sitemap, the site search and `/llms.txt`. */
  noindex?: boolean;
  children: ReactNode;
};

/** Frame of all pages except docs and articles: metadata, header, `<main>`, footer. */
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
