import {escapeHtml, html, type Html} from '../http/html';

import {listZones} from '#src/contracts/zone-list';
import {nameZone} from '#src/contracts/zone-name';

/** A form to choose another time zone; the current one comes first. `hidden` are fields that it keeps. */
export function renderZones(current: string, path: string, hidden: Html): Html {
  const groups = listZones(current).map(({area, zones}) => {
    // HTML doesn't require closing tags here; with 400 options they would be 4 KB.
    const options = zones.map(({id, name}) => ({markup: `<option value="${escapeHtml(id)}">${escapeHtml(name)}`}));
    return html`<optgroup label="${area}">${options}</optgroup>`;
  });
  return html`<form method="get" action="${path}" class="zone">
    ${hidden}
    <div class="field">
      <label for="zone">Time zone</label>
      <select id="zone" name="zone">
        <option value="${current}" selected>${nameZone(current)}</option>
        ${groups}
      </select>
    </div>
    <button type="submit" class="quiet">Show Times</button>
  </form>`;
}
