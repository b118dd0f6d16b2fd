import {html, type Html} from '../../../http/html';
import {colors, font, layoutTable, withBreaks} from './part';

/** Sender details in the footer of a mail. */
export type Sender = {name: string; address: string; phone: string; email: string};

// Many clients drop <style>: mails are complete without it.
export const adaptations: Html = {
  markup: `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:620px){.w{width:100%!important}.p{padding-left:22px!important;padding-right:22px!important}.big{font-size:19px!important}.fb{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.bg{background:#0B1411!important}.cd{background:#111D19!important;border-color:#31443C!important}.sk{background:#0F1915!important}.in,.in a{color:#ECF3EE!important}.mu,.mu a{color:#9DB0A7!important}.ln{border-color:#20302A!important}.bt,.th{background:#7FE0B0!important;color:#07211A!important}.lk,.mu a.lk,.in a.lk{color:#7FE0B0!important}}
[data-ogsc] .in{color:#ECF3EE!important}[data-ogsc] .mu{color:#9DB0A7!important}`,
};

/** Logo and company name above the card. */
export const renderBrand = ({name}: Sender): Html =>
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
export function renderFoot({name, address, phone, email}: Sender, reason: string): Html {
  const style = `margin:0 0 8px;font:400 13px/1.5 ${font};color:${colors.muted}`;
  return html`<p class="mu" style="${style}">
      ${name}, ${address}<br />${phone} &middot; <a href="mailto:${email}" style="color:${colors.muted}">${email}</a>
    </p>
    <p class="mu" style="${style}">${withBreaks(reason)}</p>`;
}
