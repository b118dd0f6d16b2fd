import {html} from '../../../http/html';
import {adaptations, renderBrand, renderFoot, type Sender} from './frame';
import {colors, wrap} from './part';
import {heading} from './parts';
import {partsOf, renderSection, type Section} from './section';

export type MailDocument = {
  /** Also the heading of the first section. */
  title: string;
  /** Preview text that inboxes show after the subject. */
  preheader: string;
  sections: readonly Section[];
  /** Why the recipient gets this mail. */
  reason: string;
};

// Fills the rest of the inbox preview, which would otherwise show the footer.
const padding = ' \u2007\uFEFF'.repeat(12);

function renderHtml({title, preheader, sections, reason}: MailDocument, sender: Sender): string {
  const card = html`<table
    role="presentation"
    class="cd"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="100%"
    style="border-collapse:separate;background:${colors.card};border:1px solid ${colors.line};border-radius:16px"
  >
    ${sections.map(renderSection)}
  </table>`;
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
      <title>${title}</title>
      <style>
        ${adaptations}
      </style>
    </head>
    <body class="bg" style="margin:0;padding:0;background:${colors.ground}">
      <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${padding}</div>
      <table
        role="presentation"
        class="bg"
        cellpadding="0"
        cellspacing="0"
        border="0"
        width="100%"
        style="background:${colors.ground}"
      >
        <tr>
          <td align="center" style="padding:28px 12px 36px">
            <table
              role="presentation"
              class="w"
              cellpadding="0"
              cellspacing="0"
              border="0"
              width="600"
              style="width:600px;max-width:600px;text-align:left"
            >
              <tr>
                <td style="padding:0 4px 16px">${renderBrand(sender)}</td>
              </tr>
              <tr>
                <td>${card}</td>
              </tr>
              <tr>
                <td style="padding:20px 4px 0">${renderFoot(sender, reason)}</td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`;
  return `<!doctype html>${page.markup.replace(/\s*\n\s*/g, ' ')}`;
}

function renderText({sections, reason}: MailDocument, {name, address, phone, email}: Sender): string {
  const body = sections.flatMap((section) => partsOf(section).map(({text}) => text));
  const foot = `-- \n${wrap(`${name}, ${address}`)}\n${phone}, ${email}`;
  return `${[...body, foot, wrap(reason)].filter(Boolean).join('\n\n')}\n`;
}

/**
 * Renders a mail as HTML and text. Every value is escaped. Tables and inline styles, because mail programs support
 * little else.
 */
export function renderMail(document: MailDocument, sender: Sender): {html: string; text: string} {
  const [first = [], ...others] = document.sections;
  const whole = {...document, sections: [[heading(document.title), ...partsOf(first)], ...others]};
  return {html: renderHtml(whole, sender), text: renderText(whole, sender)};
}
