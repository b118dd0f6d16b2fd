import {readFields} from '#src/contracts/fields';
import {
  campaignFields,
  hasCampaign,
  type LeadSource,
  maxSourceValue,
  readTouch,
  sourceField,
  type Touch,
} from '#src/contracts/lead-source';
import {line} from '#src/contracts/text';

import * as v from 'valibot';

/** Source of a lead as it is stored. `label` names it in lists and statistics. */
export type StoredSource = LeadSource & {label: string};

/** Longest field that is parsed: several times what our pages send. */
const maxField = 32 * 1024;

/** A value on one line. A cut one ends with an ellipsis. */
function tidy(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = v.parse(line, value.replace(/[\r\n]+/g, ' ').toWellFormed());
  const characters = Array.from(text);
  return characters.length > maxSourceValue ? `${characters.slice(0, maxSourceValue - 1).join('')}…` : text;
}

function tidyTouch(value: unknown): Touch | undefined {
  const fields = readFields(value);
  const page = tidy(fields.get('page'));
  if (!page) return undefined;
  const referrer = tidy(fields.get('referrer'));
  const touch: Touch = {page, ...(referrer !== undefined && {referrer})};
  for (const field of campaignFields) {
    const text = tidy(fields.get(field));
    if (text) touch[field] = text;
  }
  return touch;
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > maxField) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Name of an arrival: its campaign's source, or the host it came from. */
export function labelTouch(touch: Touch | undefined): string {
  if (touch === undefined) return 'unknown';
  const {source, medium, gclid, gbraid, wbraid, msclkid, referrer} = touch;
  if (source !== undefined) return (medium === undefined ? source : `${source} / ${medium}`).toLowerCase();
  if ((gclid ?? gbraid ?? wbraid) !== undefined) return 'google / cpc';
  if (msclkid !== undefined) return 'bing / cpc';
  if (referrer === undefined) return 'unknown';
  return referrer === '' ? 'direct' : referrer.toLowerCase();
}

/** Page of ours that sent the request: all that is known without JavaScript. */
function findSender({headers, url}: Request): URL | undefined {
  const referrer = headers.get('Referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  return page.host === new URL(url).host && !page.pathname.startsWith('/api/') ? page : undefined;
}

/** Reads where a lead came from. Whatever is wrong with it is left out: it never refuses a lead. */
export function readSource(values: unknown, request: Request): StoredSource {
  const fields = readFields(parse(readFields(values).get(sourceField)));
  const sender = findSender(request);
  const arrival = sender && readTouch(sender);
  const sent = arrival && hasCampaign(arrival) ? tidyTouch(arrival) : undefined;
  const last = tidyTouch(fields.get('last')) ?? sent;
  const first = tidyTouch(fields.get('first')) ?? last;
  const form = tidy(fields.get('form')) || tidy(sender?.pathname);
  return {label: labelTouch(last), ...(form && {form}), ...(first && {first}), ...(last && {last})};
}
