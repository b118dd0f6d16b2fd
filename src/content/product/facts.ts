import {company} from '#src/content/company/company';
import plans from '#src/content/settings/plans.json' with {type: 'json'};
import {plansWith} from './plan-features';
import {asksToConfirm, asksToTake, frequencies, quietHours, roles} from './rules';

/**
 * Product facts that several pages state. MDX prints them with `<Fact name="…" />`, content files import them, and
 * `tests/sample/content/product.test.ts` finds contradictions.
 */
export const productFacts = {
  roles: `${roles.slice(0, -1).join(', ')} and ${roles.at(-1) ?? ''}`,
  forecast: 'deal value times the chance of its stage',
  chancePeriod: 'past twelve months',
  waitlistAsked: 'first three people',
  asksToConfirm,
  asksToTake,
  quietHours: `${quietHours.from - 12} PM to ${quietHours.to} AM`,
  answerWithin: `${quietHours.answerWithin} minutes`,
  frequencies: `${frequencies[0].toLowerCase()}, ${frequencies[1].toLowerCase()} or ${frequencies[2].toLowerCase()}`,
  reportRecipients: 'up to ten outside email addresses',
  importRows: '100,000',
  slotHeld: '10 minutes',
  textRate: 'about one cent a segment in the US and Canada',
  callRate: 'about 1.4 cents a minute',
  numberRate: 'about one dollar a month',
  quoteTime: 'one business day',
  enterprisePrice:
    'What moves the price: how many people, locations and phone numbers you have, and how much data there is to move.',
  soloContacts: plans.limits.Solo.pricing.contacts.toLocaleString('en-US'),
  agencies:
    'We don’t have an agency plan: no single login for several clients, no white label, no resale and no partner program. Each client has an account and a plan of its own.',
  oneBooking:
    'Each time takes one booking. There are no group classes with seats and no prepaid packages of sessions. Course files are sold as downloads, without a course area.',
  dealerSystems: 'CDK, Reynolds and Reynolds, Tekion',
  practiceSystems: 'Dentrix, Eaglesoft, Open Dental',
  zapierSpeed:
    'An instant trigger arrives within a minute. Others wait until Zapier checks, which is every 15 minutes on its free plan.',
  marketplaceLeads:
    'Leads from a marketplace come in through Zapier: within a minute if its app there has an instant trigger, otherwise when Zapier checks. Scalewell doesn’t read leads sent by email in the ADF format.',
  recovery:
    'On Enterprise, the service level agreement sets recovery times and service credits; other plans have neither.',
  privacyLaws: 'We make no claim about the CCPA or FERPA. Wherever you live, we answer a privacy request the same way.',
  appAccessibility: 'We haven’t published an accessibility statement or a VPAT for the application yet.',
  auditLogKept: '12 months',
  sessionLength: '14 days',
  templateLockPlans: plansWith('templateLock'),
  weeklyCapPlans: plansWith('weeklyCap'),
  apiPlans: plansWith('api'),
  auditLogPlans: plansWith('auditLog'),
  supportVisits: `Each visit is in your audit log on ${plansWith('auditLog')}; on other plans, we send you an extract on request.`,
  baaPlans: plansWith('baa'),
  baa: `On ${plansWith('baa')}, we sign a business associate agreement (BAA) at no extra charge.`,
  locationPlans: plansWith('locations'),
  limitWarning: '80 and 100 percent',
  contactLimit: 'Contacts you add beyond it are kept and locked until you upgrade; nothing you already have is lost.',
  emailLimit: 'When Solo’s emails for the month are used up, sending waits until the next month or an upgrade.',
  phoneSupportPlans: plansWith('phoneSupport'),
  setupPlans: plansWith('setup'),
  permissionPlans: plansWith('permissions'),
  ssoPlans: plansWith('sso'),
  a2pFilingPlans: 'Enterprise',
  phoneHours: company.hours
    .filter(({time}) => time !== 'Closed')
    .map(({days, time}) => `${days}, ${time}`)
    .join(', and '),
} as const;
