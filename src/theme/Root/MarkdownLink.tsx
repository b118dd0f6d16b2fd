import {markdownPath} from '#src/lib/markdown-path';
import {unlistedPaths} from '#src/site/sitemap';

import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Says in the head where the page is as Markdown (src/plugins/markdown-pages). */
export function MarkdownLink({path}: {path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const unlisted: readonly string[] = unlistedPaths;
  // The not-found page is built as /404.html.
  if (unlisted.includes(path) || path.endsWith('.html')) return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={`${siteConfig.url}${markdownPath(path)}`} />
    </Head>
  );
}
