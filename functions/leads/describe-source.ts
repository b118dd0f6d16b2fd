import {labelTouch, type StoredSource} from './read-source';

/** Source of a lead in one row, for CSV and CRM. Campaign fields are the latest arrival's, or the first's. */
export function flattenSource(source: StoredSource | null) {
  const {label = null, form = null, first, last} = source ?? {};
  const campaign = {...first, ...last};
  return {
    source: label,
    formPage: form,
    firstSource: first === undefined ? null : labelTouch(first),
    firstPage: first?.page ?? null,
    firstReferrer: first?.referrer ?? null,
    lastPage: last?.page ?? null,
    lastReferrer: last?.referrer ?? null,
    utmSource: campaign.source ?? null,
    utmMedium: campaign.medium ?? null,
    utmCampaign: campaign.campaign ?? null,
    utmTerm: campaign.term ?? null,
    utmContent: campaign.content ?? null,
    gclid: campaign.gclid ?? null,
    gbraid: campaign.gbraid ?? null,
    wbraid: campaign.wbraid ?? null,
    msclkid: campaign.msclkid ?? null,
  };
}

export type FlatSource = ReturnType<typeof flattenSource>;

/** `google / cpc, campaign spring, on /pricing`. */
function describeTouch(touch: NonNullable<StoredSource['last']>): string {
  const campaign = touch.campaign === undefined ? '' : `, campaign ${touch.campaign}`;
  return `${labelTouch(touch)}${campaign}, on ${touch.page}`;
}

/** Rows for the team: where a lead came from, and the page of its form. */
export function sourceFacts(source: StoredSource | null): {label: string; value: string}[] {
  const {form, first, last} = source ?? {};
  const latest = last && describeTouch(last);
  const earliest = first && describeTouch(first);
  return [
    ...(latest === undefined ? [] : [{label: 'Came from', value: latest}]),
    ...(earliest === undefined || earliest === latest ? [] : [{label: 'First visit', value: earliest}]),
    ...(form === undefined ? [] : [{label: 'Form on', value: form}]),
  ];
}
