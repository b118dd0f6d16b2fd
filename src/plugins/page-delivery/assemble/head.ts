import {partsId, type PageParts} from '../page-parts';
import type {PageFiles} from './held-files';

const scriptTag = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;
const styleTag = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/g;

/** JSON that cannot end its element or open a comment in it. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export type HeadParts = {
  page: PageParts;
  /** What Docusaurus has the page load at once. */
  files: PageFiles;
  /** The same as text that holds it, for the end of the page: nothing of it is needed to show the page. */
  held: string;
  boot: string;
  /** Rules that the page shows; without them the style sheet stays as it is. */
  styles?: string | undefined;
  speculation: object;
};

/**
 * Rewrites the head of a built page: its scripts and its style sheet, which Docusaurus put there to be loaded at once,
 * are held at the end of the page until the boot script needs them. Throws when they are not where they are expected.
 */
export function rewritePage(html: string, {page, files, held, boot, styles, speculation}: HeadParts): string {
  const scripts = Array.from(html.matchAll(scriptTag), ([, src]) => src);
  const sheets = Array.from(html.matchAll(styleTag), ([, href]) => href);
  const [runtime, main] = [files.js.at(0), files.js.at(-1)];
  if (!scripts.includes(runtime) || !scripts.includes(main) || !sheets.includes(files.css)) {
    throw new Error(
      `The page loads ${[...scripts, ...sheets].join(', ')}. Expected ${runtime}, ${main}, ${files.css}.`,
    );
  }
  const sheet = `<link rel=stylesheet href=${files.css}>`;
  const head = [
    styles === undefined ? sheet : `<style>${styles}</style><noscript>${sheet}</noscript>`,
    `<script type=application/json id=${partsId}>${toJson(page)}</script>`,
    `<script>${boot}</script>`,
    `<script type=speculationrules>${toJson(speculation)}</script>`,
  ].join('');
  const end = html.lastIndexOf('</body>');
  if (end === -1) throw new Error('The page has no end of its body.');
  const whole = `${html.slice(0, end)}${held}${html.slice(end)}`;
  return whole.replaceAll(scriptTag, '').replace(styleTag, () => head);
}
