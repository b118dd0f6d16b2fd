import {html} from '../../../http/html';
import {colors, font, layoutTable, type Part, withBreaks} from './part';

const {ink, muted, brand, onBrand, strongLine} = colors;

/** A day as a calendar sheet, with the time next to it. */
export type Day = {month: string; day: string; weekday: string; headline: string; detail: string};

/** @param text Plain-text version. */
export function daySheet({month, day, weekday, headline, detail}: Day, text: string): Part {
  const sheet = html`<table
    role="presentation"
    class="cd"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="84"
    style="width:84px;border-collapse:separate;border:1px solid ${strongLine};border-radius:12px"
  >
    <tr>
      <td
        class="th"
        align="center"
        style="background:${brand};color:${onBrand};font:600 13px/26px ${font};border-radius:11px 11px 0 0"
      >
        ${month}
      </td>
    </tr>
    <tr>
      <td class="in" align="center" style="font:600 34px/44px ${font};color:${ink};letter-spacing:-1px">${day}</td>
    </tr>
    <tr>
      <td class="mu" align="center" style="font:400 13px/16px ${font};color:${muted};padding-bottom:10px">
        ${weekday}
      </td>
    </tr>
  </table>`;
  return {
    html: layoutTable(
      html`<tr>
        <td width="84" style="width:84px;padding-right:18px">${sheet}</td>
        <td>
          <p class="in big" style="margin:0;font:600 22px/1.3 ${font};color:${ink};letter-spacing:-.3px">
            ${withBreaks(headline)}
          </p>
          <p class="mu" style="margin:4px 0 0;font:400 15px/1.5 ${font};color:${muted}">${detail}</p>
        </td>
      </tr>`,
    ),
    text,
  };
}
