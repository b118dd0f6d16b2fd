/** Form field with the source of a lead, as JSON. */
export const sourceField = 'source';

/** Parameters that advertisers add to links, by the names they are stored under. */
export const campaignParameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
  gclid: 'gclid',
  // Google's ads on iPhones have one of these instead.
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  msclkid: 'msclkid',
} as const;

export type CampaignField = keyof typeof campaignParameters;

export const campaignFields = Object.keys(campaignParameters) as CampaignField[];

/** A page of ours that a visitor arrived on, and from where. */
export type Touch = {
  /** Path of the page. */
  page: string;
  /** Host of the page with the link; empty if the visitor came without one. Missing if it isn't known. */
  referrer?: string;
} & Partial<Record<CampaignField, string>>;

/** Where a lead came from: the first and the latest arrival of the visit, and the page of the form. */
export type LeadSource = {form?: string; first?: Touch; last?: Touch};

/** Longest value that is kept. */
export const maxSourceValue = 200;

/** Arrival on a page, from its address. */
export function readTouch({pathname, searchParams}: URL, referrer?: string): Touch {
  const touch: Touch = {page: pathname.slice(0, maxSourceValue), ...(referrer !== undefined && {referrer})};
  for (const field of campaignFields) {
    const value = searchParams.get(campaignParameters[field]);
    if (value) touch[field] = value.slice(0, maxSourceValue);
  }
  return touch;
}

/** Whether the link that a visitor followed was marked by an advertiser. */
export const hasCampaign = (touch: Touch): boolean => campaignFields.some((field) => touch[field] !== undefined);
