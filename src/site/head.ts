import {company} from '#src/content/company/company';
import {readTokens} from '#src/lib/style-tokens';

import type {HtmlTagObject} from '@docusaurus/types';

const colors = {light: readTokens('light')('paper'), dark: readTokens('dark')('paper')};

/** Colors in the web app manifest. */
export const manifestColors = {theme: colors.light, background: colors.light};

/** Browser UI in the page's color. */
export const themeColors = Object.entries(colors).map(([theme, content]): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})`},
}));

/** Home screen icon. The tab icon is Docusaurus' `favicon`. */
export const iconLinks: HtmlTagObject[] = [
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
];

/** Link preview tags of every page, besides its own title, description and URL. */
export const openGraphDefaults = [
  {property: 'og:site_name', content: company.name},
  {property: 'og:type', content: 'website'},
];
