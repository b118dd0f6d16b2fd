import {html, type Html} from '../../../http/html';
import {colors, type Part} from './part';

/** A section of the card, with lines above and below. */
export type Section = {parts: readonly Part[]; isSunken?: boolean};

export function renderSection({parts, isSunken = false}: Section, index: number): Html {
  const ground = isSunken ? `background:${colors.ground};` : '';
  const rule = index > 0 && !isSunken ? `border-top:1px solid ${colors.line};` : '';
  const space = index === 0 ? '30px 32px 26px' : '22px 32px 24px';
  return html`<tr>
    <td class="p ${isSunken ? 'sk' : 'ln'}" style="${ground}${rule}padding:${space}">
      ${parts.map(({html: part}, at) =>
        at === 0
          ? part
          : html`<div style="height:16px;line-height:16px;font-size:0">&nbsp;</div>
              ${part}`,
      )}
    </td>
  </tr>`;
}
