import path from 'node:path';

import {createHeadersWriter} from '#src/plugins/security-headers/write-headers';
import {createSitemapItems} from '#src/plugins/site-files/sitemap-items';
import {blogOptions} from '#src/site/blog';
import highlightCodeInMdx from '#src/plugins/highlight-code/index';
import {booking, bookingVariables} from '#src/content/booking';
import {company, companyVariables} from '#src/content/company';
import {cspReportUri} from '#src/site/csp-report';
import {iconLinks, manifestColors, openGraphDefaults, themeColors} from '#src/site/head';
import {llmsOptions} from '#src/site/llms';
import {pageTemplate} from '#src/site/page-template';
import {sitemapOptions, unlistedPaths} from '#src/site/sitemap';
import {editUrl, showLastUpdateTime} from '#src/site/source';
import {templateRules, vitalsShare} from '#src/site/vitals';

import type {Config, LoadContext, PluginConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';

/** Lets the bundler resolve `#src/…` to components and styles too; `imports` in package.json covers .ts files only. */
const sourceAlias: PluginConfig = ({siteDir}: LoadContext) => ({
  name: 'source-alias',
  configureWebpack: () => ({resolve: {alias: {'#src': path.join(siteDir, 'src')}}}),
});

const themeConfig: UserThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  metadata: openGraphDefaults,
};

const config: Config = {
  title: company.name,
  tagline: 'CRM and business automation, with a team that sets it up for you',
  favicon: 'favicon.svg',
  url: company.url,
  baseUrl: '/',
  trailingSlash: false,
  titleDelimiter: '·',
  noIndex: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-US'}}},
  future: {v4: true, faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  ssrTemplate: pageTemplate,
  headTags: [...themeColors, ...iconLinks],
  themeConfig,
  themes: [['./src/plugins/classic-theme/index.ts', {customCss: './src/styles/main.scss'}]],
  plugins: [
    sourceAlias,
    ['docusaurus-plugin-sass', {sassOptions: {loadPaths: ['src/styles']}}],
    '@docusaurus/plugin-css-cascade-layers',
    './src/plugins/industries/index.ts',
    ['./src/plugins/highlight-code/samples.ts', {doc: 'docs/administration-and-api/api/create-a-contact.mdx'}],
    ['./src/plugins/site-facts/index.ts', {variables: [...companyVariables, ...bookingVariables]}],
    ['@docusaurus/plugin-content-pages', {showLastUpdateTime: false, rehypePlugins: [highlightCodeInMdx]}],
    [
      './src/plugins/docs-data/index.ts',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        breadcrumbs: true,
        editUrl,
        showLastUpdateTime,
        rehypePlugins: [highlightCodeInMdx],
      },
    ],
    ['./src/plugins/blog-data/index.ts', {...blogOptions, rehypePlugins: [highlightCodeInMdx]}],
    [
      '@docusaurus/plugin-sitemap',
      {...sitemapOptions, createSitemapItems, lastmod: showLastUpdateTime ? 'date' : null},
    ],
    ['./src/plugins/site-files/index.ts', {company, colors: manifestColors}],
    // Before the plugins that read or rewrite pages: it fills the head of each.
    ['./src/plugins/og-images/index.ts', {home: '/'}],
    ['./src/plugins/search-index/index.ts', {unlisted: unlistedPaths}],
    ['./src/plugins/markdown-pages/index.ts', {unlisted: unlistedPaths, ...llmsOptions}],
    [
      './src/plugins/page-delivery/index.ts',
      {
        hydrate: process.env.HYDRATE === 'eager' ? 'load' : 'touch',
        vitals: {share: vitalsShare, templates: templateRules},
        afterPages: createHeadersWriter({...booking, reportUri: cspReportUri}, ['/book']),
      },
    ],
  ],
};

export default config;
