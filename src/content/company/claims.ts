import {company} from '#src/content/company/company';

/**
 * What we claim and promise, as displayed. MDX prints a claim with `<Claim name="…" />`, so no figure is repeated. The
 * figures of policies are defined here; a test finds copies in docs, articles, answers and legal texts.
 */
export const claims = {
  ...company.claims,
  /** Free trial. */
  trialLength: '14 days',
  trialContacts: '1,000',
  /** After an account has ended: how long its data is kept, and can be exported. */
  dataKept: '90 days',
  exportPeriod: '30 days',
  /** Follows “up to” or “within”. */
  backupsKept: 'one year',
  /** Page speed counts and page feedback; `functions/lib/retention` removes older ones. */
  speedKept: '400 days',
  feedbackKept: '400 days',
  /** Before a price or the terms change, and before either side ends the agreement without a reason. */
  notice: '30 days',
  /** Fees of this time before an event are the most that is owed for it. */
  liabilityPeriod: '12 months',
  demoLength: '30 minutes',
  launch: 'one to two weeks',
  quickStartLaunch: 'three to five business days',
  setup: '24–48 hours',
  setupComplex: 'one to two weeks',
  setupAutomotive: 'two to three weeks',
  strategicPlanning: 'four weeks',
  implementation: 'five weeks',
  launchKitTimeline: '30 days',
  acceleratorTimeline: '60 days',
  enterpriseTimeline: '90 days',
  reportDelay: 'under five minutes',
  conversionGains: '30–60 days',
  seoFirst: 'three to six months',
  seoFull: 'six to twelve',
} as const satisfies Readonly<Record<string, string>>;

export type ClaimName = keyof typeof claims;
