import {notFound, notFoundMeta} from '#src/content/pages/not-found';
import {NotFound} from '#src/sections/shell/NotFound';

import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

/**
 * The 404 page. It also sets the metadata, because unknown paths under `/docs` render only this component, without
 * `theme/NotFound`.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const canonical = `${siteConfig.url}/404`;
  return (
    <main className={className}>
      <PageMetadata title={notFoundMeta.title} description={notFoundMeta.description} />
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
        <meta name="robots" content="noindex" />
      </Head>
      <NotFound content={notFound} />
    </main>
  );
}
