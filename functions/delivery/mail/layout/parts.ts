import {type Html, html} from '../../../http/html';
import {colors, font, layoutTable, type Part, withBreaks, wrap} from './part';

const {ink, muted, brand, onBrand, line} = colors;

export function heading(text: string): Part {
  return {
    html: html`<h1
      class="in"
      style="margin:0;font:600 27px/1.2 ${font};letter-spacing:-.5px;color:${ink};word-break:break-word"
    >
      ${text}
    </h1>`,
    text,
  };
}

/** A link in a sentence. */
export type Link = {label: string; url: string};

const renderLink = ({label, url}: Link): Html =>
  html`<a class="lk" href="${url}" style="color:${brand};font-weight:600;text-decoration:underline">${label}</a>`;

/**
 * A paragraph of text and links. In the text form, each link is on its own line.
 * @param tone `muted` for secondary text.
 */
export function paragraph(words: readonly (string | Link)[], tone: 'ink' | 'muted' = 'ink'): Part {
  const links = words.filter((word) => typeof word !== 'string');
  const sentence = wrap(words.map((word) => (typeof word === 'string' ? word : word.label)).join(''));
  const color = tone === 'ink' ? ink : muted;
  const size = tone === 'ink' ? '16px' : '15px';
  return {
    html: html`<p class="${tone === 'ink' ? 'in' : 'mu'}" style="margin:0;font:400 ${size}/1.5 ${font};color:${color}">
      ${words.map((word) => (typeof word === 'string' ? html`${word}` : renderLink(word)))}
    </p>`,
    text: [sentence, ...links.map(({url}) => url)].join('\n'),
  };
}

/** Links in one line; in the text form, each on a line of its own. */
export const linkRow = (links: readonly Link[]): Part => ({
  ...paragraph(
    links.flatMap((link, index) => (index === 0 ? [link] : ['\u00A0\u00A0\u00B7 ', link])),
    'muted',
  ),
  text: links.map(({label, url}) => `${label}: ${url}`).join('\n'),
});

/** The main action of an email. */
export function button({label, url}: Link): Part {
  return {
    html: html`<a
      class="bt fb"
      href="${url}"
      style="display:inline-block;background:${brand};color:${onBrand};font:600 16px/20px ${font};text-decoration:none;padding:15px 24px;border-radius:10px"
      >${label}</a
    >`,
    text: `${label}\n${url}`,
  };
}

/** Rows of label and value. */
export function facts(rows: readonly {label: string; value: string; url?: string}[]): Part {
  const cell = `padding:9px 0;border-bottom:1px solid ${line};font:400 15px/1.45 ${font}`;
  const trs = rows.map(
    ({label, value, url}) =>
      html`<tr>
        <td class="mu ln" valign="top" width="76" style="${cell};width:76px;padding-right:12px;color:${muted}">
          ${label}
        </td>
        <td class="in ln" style="${cell};color:${ink};word-break:break-word">
          ${url === undefined ? html`${value}` : renderLink({label: value, url})}
        </td>
      </tr>`,
  );
  return {
    html: layoutTable(html`${trs}`),
    text: rows.map(({label, value}) => `${label}: ${value}`).join('\n'),
  };
}

/** Text someone wrote, with its line breaks. */
export function message(text: string): Part {
  return {
    html: html`<p class="in" style="margin:0;font:400 17px/1.55 ${font};color:${ink};word-break:break-word">
      ${withBreaks(text)}
    </p>`,
    text,
  };
}
