import {previewPath} from '#src/lib/preview-path';
import {pictureSize} from './layout';

export type Preview = {siteUrl: string; pagePath: string; alt: string};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Open Graph (https://ogp.me) and Twitter card tags of a picture. The card's kind is Docusaurus' own. */
export function createTags({siteUrl, pagePath, alt}: Preview): string {
  const address = siteUrl + previewPath(pagePath);
  const graph = {
    image: address,
    'image:type': 'image/png',
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    'image:alt': alt,
  };
  const tags = Object.entries(graph).map(([name, value]) => `<meta property="og:${name}" content="${escape(value)}">`);
  return [
    ...tags,
    `<meta name="twitter:image" content="${escape(address)}">`,
    `<meta name="twitter:image:alt" content="${escape(alt)}">`,
  ].join('');
}

/** The page with these tags behind its title. */
export function addTags(html: string, tags: string): string {
  const end = html.indexOf('</title>');
  if (end === -1) throw new Error('og-images found a page without a title.');
  const at = end + '</title>'.length;
  return html.slice(0, at) + tags + html.slice(at);
}
