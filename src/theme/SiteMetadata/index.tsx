import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * Default metadata of every page: canonical URL, link preview type and language. Pages can override it
 * (templates/MarketingPage). Unlike the classic component it omits alternate languages, which the site doesn't have, and
 * DocSearch tags.
 */
export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const address = siteConfig.url + (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={language.replace('-', '_')} />
        <link rel="canonical" href={address} />
      </Head>
      {/* A separate Head, because a tag that is twice in one Head isn't deduplicated. */}
      <Head>
        {metadata.map((tag) => (
          <meta key={tag.property ?? tag.name} {...tag} />
        ))}
      </Head>
    </>
  );
}
