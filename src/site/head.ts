import {company} from '#src/content/company/company';
import {readTokens} from '#src/lib/style-tokens';

import type {HtmlTagObject} from '@docusaurus/types';

const light = readTokens('light')('paper');
const dark = readTokens('dark')('paper');

/** Colors in the web app manifest. */
export const manifestColors = {theme: light, background: light};

/** Browser UI in the page's color. */
export const themeColors: HtmlTagObject[] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: light, media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)'}},
];

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
