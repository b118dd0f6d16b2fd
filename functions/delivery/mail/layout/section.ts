import {html, type Html} from '../../../http/html';
import {colors, type Part} from './part';

/** A section of the card, with lines above and below; a sunken one has its own ground. */
export type Section = readonly Part[] | {sunken: readonly Part[]};

export const partsOf = (section: Section): readonly Part[] => ('sunken' in section ? section.sunken : section);

export function renderSection(section: Section, index: number): Html {
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
