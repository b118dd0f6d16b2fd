import {type Html, html} from '../../../http/html';

/** A part of an email as HTML and text: every fact must be in both. */
export type Part = {html: Html; text: string};

/** Line width of the text form. */
const textWidth = 76;

/** Wraps text at `textWidth`. Long words, such as links, get their own line. */
export function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + 1 + word.length > textWidth) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

// Font names with spaces need no quotes in CSS, and quotes would have to be escaped in an attribute.
export const font = '-apple-system,BlinkMacSystemFont,Segoe UI,Helvetica,Arial,sans-serif';

/** Colors of the light theme. The classes change them in dark mode (`document.ts`). */
export const colors = {
  ink: '#0F1C18',
  muted: '#53605B',
  brand: '#0B5D46',
  onBrand: '#ffffff',
  lime: '#C9F26B',
  ground: '#F3F3ED',
  card: '#ffffff',
  line: '#E2E4DD',
  strongLine: '#CDD1C8',
} as const;

/** A layout table. `width="100%"` by default. */
export const layoutTable = (rows: Html, width = '100%'): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="${width}">
    ${rows}
  </table>`;

/** Keeps the line breaks of typed text. */
export const withBreaks = (text: string): Html[] =>
  text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
