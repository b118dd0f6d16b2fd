import {company} from '#src/content/company/company';
import {pageTemplate} from '#src/plugins/built-pages/page-template';
import {sassCompiler} from '#src/plugins/sass-compiler/index';
import {blogOptions, changelogOptions} from '#src/site/blog';
import {iconLinks, openGraphDefaults, themeColors} from '#src/site/head';
import {sitemapOptions} from '#src/site/sitemap';
import {editUrl, showLastUpdateTime} from '#src/site/source';
import {showStyleguide} from '#src/site/styleguide';
import {markdown, mdx} from './mdx.config';

import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, LoadContext, PluginConfig} from '@docusaurus/types';

/**
 * Lets the bundler resolve `#src/…` as TypeScript does; `imports` in package.json, for functions, covers .ts files only.
 * Clears the bundler's cache when a build plugin changes, because plugins affect how other files are compiled.
 */
const bundlerSettings: PluginConfig = ({siteDir}: LoadContext) => {
  const folder = path.join(siteDir, 'src/plugins');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const cache = {buildDependencies: files.map(({parentPath, name}) => path.join(parentPath, name))};
  return {
    name: 'bundler-settings',
    configureWebpack: () => ({
      // Docusaurus' types are webpack's.
      resolve: {tsConfig: path.join(siteDir, 'tsconfig.json')} as object,
      module: {
        rules: [
          {
            test: (file: string) => file.endsWith('.mdx'),
            enforce: 'pre',
            loader: path.join(folder, 'mdx-data/declare-files.cjs'),
          },
        ],
      },
      ...(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === undefined && {experiments: {cache}}),
    }),
  };
};

/**
 * Prepends tokens and mixins to every style module; a partial must load them itself. `$site-url` is the origin of
 * printed links.
 */
const additionalData = `@use 'mixins' as *; $site-url: '${company.url}';`;

const classic = {
  theme: {customCss: './src/styles/main.scss'},
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    // The API has a sidebar of its own.
    sidebarItemsGenerator: ({defaultSidebarItemsGenerator, docs, ...rest}) =>
      defaultSidebarItemsGenerator({...rest, docs: docs.filter(({sourceDirName}) => sourceDirName !== 'api')}),
    editUrl,
    showLastUpdateTime,
    ...mdx,
  },
  blog: false,
  pages: {showLastUpdateTime: false, ...mdx},
  sitemap: sitemapOptions,
  debug: false,
  svgr: false,
} satisfies Options;

const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  metadata: openGraphDefaults,
} satisfies ThemeConfig;

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
  markdown,
  ssrTemplate: pageTemplate,
  headTags: [...themeColors, ...iconLinks],
  themeConfig,
  clientModules: ['./src/theme/shell-styles.ts'],
  presets: [['@docusaurus/preset-classic', classic]],
  plugins: [
    bundlerSettings,
    [
      'docusaurus-plugin-sass',
      {implementation: sassCompiler, webpackImporter: false, additionalData, sassOptions: {loadPaths: ['src/styles']}},
    ],
    './src/plugins/short-class-names/index.ts',
    './src/plugins/page-families/index.ts',
    showStyleguide && './src/plugins/styleguide/index.ts',
    './src/plugins/build-variables/index.ts',
    './src/plugins/api-reference/index.ts',
    // Wraps the classic blog plugin, so the preset has none.
    ['./src/plugins/blog-data/index.ts', {...blogOptions, ...mdx}],
    ['./src/plugins/blog-data/releases/index.ts', {...changelogOptions, ...mdx}],
    './src/plugins/settings/index.ts',
    './src/plugins/site-files/index.ts',
    './src/plugins/editor/index.ts',
    './src/plugins/content-problems/index.ts',
    './src/plugins/built-pages/index.ts',
  ],
};

export default config;
