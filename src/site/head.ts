import {company} from '../content/company';

import type {HtmlTagObject} from '@docusaurus/types';

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
