import {partsId, type PageParts} from '../page-parts';

const scriptTag = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;
const styleTag = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/g;

/** JSON that cannot end its element or open a comment in it. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export type HeadParts = {
  page: PageParts;
  /** Address of the style sheet that the boot script attaches. */
  later: string;
  boot: string;
  /** Rules that the page shows; without them the style sheet stays as it is. */
  styles?: string | undefined;
  speculation: object;
};

/**
 * Rewrites the head of a built page: its scripts and its style sheet, which Docusaurus put there to be loaded at once,
 * become parts that the boot script loads when they are needed. Throws when they are not where they are expected.
 */
export function rewriteHead(html: string, {page, later, boot, styles, speculation}: HeadParts): string {
  const scripts = Array.from(html.matchAll(scriptTag), ([, src]) => src);
  const sheets = Array.from(html.matchAll(styleTag), ([, href]) => href);
  const [runtime, main] = [page.js.at(0), page.js.at(-1)];
  if (!scripts.includes(runtime) || !scripts.includes(main) || !sheets.includes(page.css)) {
    throw new Error(`The page loads ${[...scripts, ...sheets].join(', ')}. Expected ${runtime}, ${main}, ${page.css}.`);
  }
  const sheet = `<link rel=stylesheet href=${page.css}>`;
  const head = [
    styles === undefined ? sheet : `<style>${styles}</style><noscript>${sheet}</noscript>`,
    `<script type=application/json id=${partsId}>${toJson({...page, css: later})}</script>`,
    `<script>${boot}</script>`,
    `<script type=speculationrules>${toJson(speculation)}</script>`,
  ].join('');
  return html.replaceAll(scriptTag, '').replace(styleTag, () => head);
}
