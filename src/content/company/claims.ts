import {company} from '#src/content/company/company';

/**
 * Our claims and promises, as displayed. MDX prints one with `<Claim name="…" />`, so each figure is defined once. A
 * test finds hardcoded copies in docs, articles, the FAQ and legal texts.
 */
export const claims = {
  ...company.claims,
  /** Free trial. */
  trialLength: '14 days',
  trialContacts: '1,000',
  /** How long data is kept, and can be exported, after an account is closed. */
  dataKept: '90 days',
  exportPeriod: '30 days',
  /** Follows “up to” or “within”. */
  backupsKept: 'one year',
  /** Page feedback; `functions/retention` deletes older answers. */
  feedbackKept: '400 days',
  /** Notice for changes to prices or terms, and for ending the agreement without cause. */
  notice: '30 days',
  /** Liability cap: the fees paid in this period before an event. */
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
