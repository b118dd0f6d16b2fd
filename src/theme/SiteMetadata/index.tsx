import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * What the head of every page says by default: its address, the kind of its link preview, the language. A page may say
 * otherwise (templates/MarketingPage). Unlike the classic part it names no other languages, of which there are none, and
 * nothing for a DocSearch crawler.
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
      {/* A Head of its own: within one, the same tag would stand twice instead of once. */}
      <Head>
        {metadata.map((tag) => (
          <meta key={tag.property ?? tag.name} {...tag} />
        ))}
      </Head>
    </>
  );
}
