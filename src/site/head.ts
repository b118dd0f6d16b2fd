import {company} from '../content/company';

import type {HtmlTagObject} from '@docusaurus/types';

/** Address of the only font file; `styles/tokens/_fonts.scss` names the same. */
export const fontPath = '/fonts/instrument-sans-latin-wght-5.3.0.woff2';

export const fontPreload: HtmlTagObject = {
  tagName: 'link',
  attributes: {rel: 'preload', href: fontPath, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
};

/** Browser chrome in the color of the page (`--sw-paper` of each theme). */
export const themeColors: HtmlTagObject[] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#fbfbf8', media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#0b1411', media: '(prefers-color-scheme: dark)'}},
];

/** What every page says to a link preview besides its own title, description and address. */
export const openGraphDefaults = [
  {property: 'og:site_name', content: company.name},
  {property: 'og:type', content: 'website'},
];
