import {type Html, html} from '../../../http/html';
import {colors, font, layoutTable, type Part, withBreaks, wrap} from './part';
import {heading} from './parts';

/** A section of the card, with lines above and below; a sunken one has its own ground. */
type Section = readonly Part[] | {sunken: readonly Part[]};

const partsOf = (section: Section): readonly Part[] => ('sunken' in section ? section.sunken : section);

function renderSection(section: Section, index: number): Html {
  const isSunken = 'sunken' in section;
  const ground = isSunken ? `background:${colors.ground};` : '';
  const rule = index > 0 && !isSunken ? `border-top:1px solid ${colors.line};` : '';
  const space = index === 0 ? '30px 32px 26px' : '22px 32px 24px';
  return html`<tr>
    <td class="p ${isSunken ? 'sk' : 'ln'}" style="${ground}${rule}padding:${space}">
      ${partsOf(section).map(({html: part}, at) =>
        at === 0
          ? part
          : html`<div style="height:16px;line-height:16px;font-size:0">&nbsp;</div>
              ${part}`,
      )}
    </td>
  </tr>`;
}

/** Sender details in the footer of an email. */
type Sender = {name: string; address: string; phone: string; email: string};

// Many clients drop <style>: emails are complete without it.
const adaptations: Html = {
  markup: `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:620px){.w{width:100%!important}.p{padding-left:22px!important;padding-right:22px!important}.big{font-size:19px!important}.fb{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.bg{background:#0B1411!important}.cd{background:#111D19!important;border-color:#31443C!important}.sk{background:#0F1915!important}.in,.in a{color:#ECF3EE!important}.mu,.mu a{color:#9DB0A7!important}.ln{border-color:#20302A!important}.bt,.th{background:#7FE0B0!important;color:#07211A!important}.lk,.mu a.lk,.in a.lk{color:#7FE0B0!important}}
[data-ogsc] .in{color:#ECF3EE!important}[data-ogsc] .mu{color:#9DB0A7!important}`,
};

/** Logo and company name above the card. */
const renderBrand = ({name}: Sender): Html =>
  layoutTable(
    html`<tr>
      <td width="14" style="width:14px">
        <div
          style="width:10px;height:10px;background:${colors.lime};border:2px solid ${colors.brand};border-radius:4px;font-size:0;line-height:0"
        >
          &nbsp;
        </div>
      </td>
      <td class="in" style="padding-left:9px;font:700 18px/24px ${font};letter-spacing:-.4px;color:${colors.ink}">
        ${name}
      </td>
    </tr>`,
  );

/** Footer: the sender, and why the recipient gets the mail. */
function renderFoot({name, address, phone, email}: Sender, reason: string): Html {
  const style = `margin:0 0 8px;font:400 13px/1.5 ${font};color:${colors.muted}`;
  return html`<p class="mu" style="${style}">
      ${name}, ${address}<br />${phone} &middot; <a href="mailto:${email}" style="color:${colors.muted}">${email}</a>
    </p>
    <p class="mu" style="${style}">${withBreaks(reason)}</p>`;
}

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
 * Renders an email as HTML and text. Every value is escaped. Tables and inline styles, because mail programs support
 * little else.
 */
export function renderMail(document: MailDocument, sender: Sender): {html: string; text: string} {
  const [first = [], ...others] = document.sections;
  const whole = {...document, sections: [[heading(document.title), ...partsOf(first)], ...others]};
  return {html: renderHtml(whole, sender), text: renderText(whole, sender)};
}
