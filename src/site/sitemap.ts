import {secondAddresses} from './second-addresses';

/** Docusaurus leaves out `noindex` pages by itself. */
export const sitemapOptions = {
  changefreq: null,
  priority: null,
  ignorePatterns: Object.keys(secondAddresses),
  filename: 'sitemap.xml',
};
