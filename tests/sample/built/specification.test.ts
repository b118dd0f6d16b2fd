import {company} from '#src/content/company/company';
import {prices} from '#src/content/pricing/prices';
import settings from '#src/content/settings/plans.json' with {type: 'json'};
import {openBuiltPage} from '../../support/built-page';

// What the specification requires of single pages, verbatim. Other tests here and tests/content cover the rest.

type Row = [path: string, selector: string, ...expected: (string | RegExp)[]];

const {businesses, teamMembers, integrations, uptime, support} = company.claims;
const {email, liveChat, privacy, legal} = company.responseTimes;

/** A pattern around values of the settings. */
const matching = ({raw}: TemplateStringsArray, ...values: string[]): RegExp =>
  new RegExp(String.raw({raw}, ...values.map((value) => RegExp.escape(value))));

type Limits = Partial<Record<'users' | 'sites' | 'contacts' | 'emails' | 'texts', number | string>>;

const write = (limits: Limits, name: keyof Limits): string => {
  const {[name]: value = 'unlimited'} = limits;
  return typeof value === 'number' ? value.toLocaleString('en-US') : 'Unlimited';
};

type PlanName = keyof typeof settings.limits;
const paidPlans = ['Solo', 'Team', 'Pro'] as const;
/** A plan's limit on /pricing, and on the home page, which states others. */
const limit = (plan: PlanName, name: keyof Limits): string => write(settings.limits[plan].pricing, name);
const homeLimit = (plan: PlanName, name: keyof Limits): string => write(settings.limits[plan].home, name);
const homeLimits = (plan: PlanName): string =>
  `users ${homeLimit(plan, 'users')}Websites and funnels ${homeLimit(plan, 'sites')}Contacts ${homeLimit(plan, 'contacts')}`;

/** All texts of a selector, in order. */
const lists: Row[] = [
  ['/', 'main > section:first-of-type button', 'Book a Demo'],
  ['/', 'main a[href="#features"]', 'Learn More about the features'],
  ['/', 'main li h2', 'Scalable solutions', `${integrations} integrations`, 'Global reach'],
  [
    '/',
    '#features a[href="/features"]',
    'CRM Dashboard',
    'SMS & Email Hub',
    'Visual Pipelines',
    'Automation Workflows',
  ],
  ['/', '#solutions a[href^="/solutions/"]', /./, /./, /./],
  ['/', '#process h3', 'Strategic Planning & Setup', 'Implementation & Integration', 'Training & Optimization'],
  ['/', '#process button', 'Schedule Your Strategy Call'],
  ['/', '#testimonials blockquote', /^“[^“”]+”$/, /^“[^“”]+”$/, /^“[^“”]+”$/],
  ['/', '#testimonials figcaption', /. · ./, /. · ./, /. · ./],
  [
    '/',
    '#pricing article',
    matching`^Solo(?!.*Popular).*${prices.solo} /month.*Team ${homeLimits('Solo')}Setup From ${prices.quickstart}Support ${support}$`,
    matching`^TeamMost Popular.*${prices.team} /month.*Team ${homeLimits('Team')}Setup.*${support}$`,
    matching`^Pro(?!.*Popular).*${prices.pro} /month.*Team ${homeLimits('Pro')}Setup Done-for-you.*${support}, dedicated success manager$`,
    matching`^Enterprise(?!.*Popular).*Custom quote.*Team ${homeLimits('Enterprise')}.*personal account executive$`,
    matching`^QuickStart.*${prices.quickstart} one-time.*1 hour training`,
    matching`^Launch Kit.*${prices['launch-kit']} one-time.*Training for up to 5 users.*30-day timeline`,
    matching`^Accelerator.*${prices.accelerator} one-time.*60-day timeline`,
    /^Enterprise Implementation.*Custom quote.*90\+ day timeline/,
  ],
  [
    '/',
    '#pricing button[commandfor="demo-dialog"]',
    ...[
      'Solo',
      'Team',
      'Pro',
      'Enterprise',
      'QuickStart',
      'Launch Kit',
      'Accelerator',
      'Enterprise Implementation',
    ].map((plan) => `Get Started with ${plan}`),
  ],
  ['/', '#services button[commandfor="demo-dialog"]', 'Learn More about managed services'],
  [
    '/',
    '#services li',
    'Ads Management',
    'Social Media',
    'SEO Services',
    'Automation Development',
    'Dedicated Success Manager',
  ],
  [
    '/',
    '#industries [role="tab"]',
    'Automotive',
    'Real estate',
    'Insurance',
    'Healthcare',
    'E-Commerce',
    'Professional services',
    'Hospitality',
    'Other industries',
  ],
  ['/', 'main > section:last-of-type h2', 'Ready to Scale Smarter?'],
  ['/', 'main > section:last-of-type a[href="/demo"]', 'Get Started — Free Demo'],
  ['/', 'main > section:last-of-type li', 'Case studies', 'Security', 'About us'],
  [
    '/pricing',
    '#plans article',
    matching`^Solo(?!.*Popular).*${prices.solo} /month.*Get Started.*Contacts Up to ${limit('Solo', 'contacts')}Emails a month ${limit('Solo', 'emails')}SMS a month ${limit('Solo', 'texts')}API access NoPhone support No$`,
    matching`^TeamMost Popular.*${prices.team} /month.*Get Started.*Contacts Up to ${limit('Team', 'contacts')}Emails a month ${limit('Team', 'emails')}SMS a month ${limit('Team', 'texts')}API access No`,
    matching`^Pro(?!.*Popular).*${prices.pro} /month.*Get Started.*Contacts Up to ${limit('Pro', 'contacts')}.*SMS a month ${limit('Pro', 'texts')}API access IncludedPhone support Included$`,
    matching`^Enterprise(?!.*Popular).*Custom quoteContact Sales.*Contacts ${limit('Enterprise', 'contacts')}.*Phone support ${support}Also: on-premise options and a dedicated account manager\.$`,
  ],
  ['/pricing', '#plans a[href="/contact-us"]', 'Contact Sales about Enterprise'],
  ['/pricing', '#faq summary', /./, /./, /./, /./, /./, /./],
  // A question about billing would show the link to the billing FAQ.
  ['/pricing', '#faq summary:contains("illing")'],
  ['/about', 'h1', 'Built to Simplify Sales and Customer Growth'],
  ['/about', '#mission h3', 'Simplicity First', 'Customer Success', 'Continuous Innovation'],
  ['/about', 'main button[commandfor="demo-dialog"]', 'Book a Demo', 'Book a Demo'],
  ['/demo', 'main button[commandfor="demo-dialog"]', /^Book Your Demo/, /^Book Your Demo/, /^Book Your Demo/],
  ['/demo', 'main ol:first-of-type li', /^0–5 min/, /^5–20 min/, /^20–25 min/, /^25–30 min/],
  [
    '/security',
    '#measures li',
    /^Encryption.*TLS 1\.2\+.*AES-256/,
    /^SSO\/SAML with MFA/,
    /^RBAC and SCIM/,
    /^Compliance.*GDPR and SOC 2 aligned/,
    /^Daily backups.*point-in-time recovery/,
    matching`^${uptime} uptime target`,
  ],
  ['/security', '#retention h3', '30 days to export', '90 days kept', 'Up to 1 year in backups'],
  ['/security', '#status li > span', 'Aligned', 'Aligned, not certified', 'With a BAA'],
  [
    '/faq',
    'main h2:not(:contains("?"))',
    'Getting Started',
    'Features & Functionality',
    'Billing & Plans',
    'Support & Training',
    'Security & Data',
  ],
  ['/billing-faq', 'main summary', /./, /./, /./, /./],
  [
    '/industries/other',
    '#trades h3',
    'Manufacturing and distribution',
    'Education and training',
    'Fitness and wellness',
    'Transportation and logistics',
    'Technology and software',
    'Non-profit',
    'Construction',
    'Agriculture',
    'Entertainment and media',
    'Government',
  ],
  [
    '/services',
    'main section h2:contains("&")',
    'Websites & Branding',
    'Social Media & Ads',
    'Content & Creative',
    'CRM Automation & Funnels',
    'SEO & Growth',
  ],
  [
    '/services',
    'main button[commandfor="demo-dialog"]',
    'Discuss Your Needs',
    // The five services, then planning and implementation.
    ...Array.from({length: 7}, () => /^Learn More about/),
    'Schedule a Consultation',
  ],
  ['/404', 'h1', 'Page Not Found'],
];

test.each(lists)('%s has the listed texts at %s', (path, selector, ...expected) => {
  const texts = openBuiltPage(path).texts(selector);
  expect(texts).toEqual(expected.map((text): unknown => (text instanceof RegExp ? expect.stringMatching(text) : text)));
});

const faq = '#faq';
/** The sections besides the questions. */
const rest = 'main > section:not(#faq)';

/** Facts that the texts of a selector state. */
const facts: Row[] = [
  [
    '/',
    '#pricing',
    `${support} support`,
    'Enterprise adds a dedicated server, granular permissions, an AI chat widget, A2P 10DLC SMS verification, a dedicated Slack channel and priority Zoom support.',
  ],
  [
    '/about',
    'main',
    'Our Story',
    'Our Mission',
    `businesses served${businesses}`,
    `team members${teamMembers}`,
    `uptime target${uptime}`,
  ],
  ['/about', 'main dl', `support, on every plan${support}`],
  ['/demo', 'main', 'one-on-one session'],
  ['/security', '#retention', privacy],
  ['/features', '#integrations', `${integrations} native integrations, 200+ with partner connectors.`],
  ['/404', 'main', "The page you're looking for doesn't exist or has been moved."],
  ['/pricing', 'main ul', 'Billed monthly', 'No setup fee', 'No long-term contract'],
  [
    '/pricing',
    '#compare',
    `Contacts${paidPlans.map((plan) => limit(plan, 'contacts')).join('')}Unlimited`,
    `Email, per month${paidPlans.map((plan) => limit(plan, 'emails')).join('')}Unlimited`,
    `SMS, per month${paidPlans.map((plan) => limit(plan, 'texts')).join('')}By agreement`,
    `Users${paidPlans.map((plan) => homeLimit(plan, 'users')).join('')}Unlimited`,
    `Websites and funnels${paidPlans.map((plan) => homeLimit(plan, 'sites')).join('')}Unlimited`,
    'API accessNoNoIncludedIncluded',
    `Phone supportNoNoIncluded${support}`,
    `${support} supportIncludedIncludedIncludedIncluded`,
    'Dedicated account managerNoNoNoIncluded',
    'On-premise optionsNoNoNoIncluded',
  ],
  [
    '/pricing',
    faq,
    'major credit cards',
    'Enterprise can pay by ACH',
    'change is immediate',
    'proration',
    'An upgrade raises your limits right away',
    'until the next billing cycle begins',
    'Access stays until the end of the period',
    'at cost, on the monthly invoice',
    'Usage Rates',
    '14 days',
    'up to 1,000 contacts',
    'do not ask for a credit card',
  ],
  [
    '/billing-faq',
    'main details',
    'SMS and phone usage is billed separately from your plan, at cost, on your monthly invoice',
    'billing dashboard and choose Add Credits',
    'available instantly',
    'Unused credits are never charged',
    'carrier rates',
    'Usage Rates',
  ],
  ['/solutions/reporting-analytics', faq, 'under 5 minutes', '30–60 days', 'PDF, Excel, CSV and PowerPoint'],
  [
    '/solutions/reporting-analytics',
    rest,
    'under 5 minutes',
    '30–60 days',
    `${businesses} businesses`,
    'PDF, Excel, CSV',
  ],
  ['/services/websites-branding', faq, '2–3 weeks', '4–6 weeks', 'Three revision rounds'],
  ['/services/websites-branding', rest, '2–3 weeks', '4–6 weeks', '3 revision rounds', '2 revision rounds'],
  ['/services/content-creative', faq, '1–2 weeks', '2–3 weeks', '3–4 weeks', '4–6 weeks', 'You do'],
  [
    '/services/content-creative',
    rest,
    '1–2 weeks',
    '2–3 weeks',
    '3–4 weeks',
    '4–6 weeks',
    'You own all content assets',
  ],
  ['/services/seo-growth', faq, '3–6 months', '6–12 months'],
  ['/services/seo-growth', rest, '3–6 months', '6–12 months'],
  ['/services/strategic-planning', rest, '4 weeks', '30 minutes'],
  ['/services/implementation-integration', faq, '24–48 hours', '1–2 weeks', '2–3 weeks', '5-week'],
  ['/services/implementation-integration', rest, 'Weeks 1–2', 'Weeks 2–3', 'Weeks 3–4', 'Weeks 4–5', '24–48 hours'],
  ['/services/implementation-integration', rest, '1–2 weeks', '2–3 weeks'],
  ['/industries/automotive', faq, 'Two to three weeks', 'At cost, on the monthly invoice', 'Add Credits'],
  ['/industries/lead-generation', faq, '24 to 48 hours', 'one to two weeks', '14 days', '1,000 contacts'],
  ['/industries/lead-generation', faq, 'no credit card'],
  ['/industries/real-estate', faq, 'one to two weeks', 'no long-term contract', 'no cancellation fee'],
  ['/industries/insurance', faq, '30 days after termination', '90 days', 'up to one year', 'TLS 1.2+', 'AES-256'],
  ['/industries/insurance', faq, 'GDPR and SOC 2'],
  ['/industries/healthcare', faq, 'HIPAA', 'TLS 1.2+', 'AES-256', 'one to two weeks'],
  ['/industries/ecommerce-retail', faq, `${integrations} integrations`, '30 to 60 days', '14 days', '1,000 contacts'],
  ['/industries/ecommerce-retail', faq, 'immediately'],
  ['/industries/professional-services', faq, 'one to two weeks', 'five-week plan', 'five minutes'],
  ['/industries/professional-services', faq, 'PDF, Excel, CSV or PowerPoint'],
  ['/industries/hospitality', faq, 'Usage Rates', support, 'next billing cycle', 'paid period ends'],
  ['/industries/other', faq, 'three to five business days', '30-day timeline', '90 days or more', liveChat],
  ['/industries/other', faq, email],
  [
    '/privacy',
    'main',
    company.privacyEmail,
    company.city,
    'Last updated January 1st, 2025',
    'canceled account90 days',
    'After 90 days it is deleted',
    'BackupsUp to one year',
    'export its data for 30 days',
    /at least 16 years old .* at least 13 in the United States/,
    `answer within ${privacy}`,
    /TLS 1\.2 or later .* AES-256/,
    'GDPR and SOC 2 aligned',
    'sets no cookie before you act',
    /name, email and company stay, so the next form can fill them in.* gone when you close the tab/,
    'Nothing is loaded from another company’s servers until you act',
    'Backups are made every day, with point-in-time recovery',
    'address of the page. Nothing about you is stored with it',
    'Messages to usUp to 2 years; 30 days if they look like spam',
    'Demo bookingsUp to 2 years after the demo',
    'Until you act your browser stores nothing for us',
  ],
  [
    '/terms',
    'main',
    company.legalEmail,
    company.city,
    'Last updated January 1st, 2025',
    'at least 18 years old',
    'lasts 14 days, holds up to 1,000 contacts and needs no credit card',
    'major credit cards; Enterprise customers can also pay by ACH',
    /upgrade takes effect immediately.*prorated/,
    'downgrade takes effect at your next billing cycle',
    'no setup fee for the platform and no long-term contract',
    'by the month or by the year',
    'at least 30 days’ notice before a price changes',
    'without a cancellation fee',
    'access until the end of the period',
    'billed separately, at cost, on your monthly invoice',
    '“Add Credits.” Credits are available instantly',
    'Unused credits are never charged',
    'carrier rates, listed under “Usage Rates”',
    'brand identity takes two to three weeks and has three rounds',
    'website takes four to six weeks and has two',
    'three to six months and significant ones in six to twelve',
    'own the content assets',
    'launch takes one to two weeks, with QuickStart three to five business days',
    'technical setup takes 24–48 hours, one to two weeks where it is complex, two to three weeks for car dealerships',
    'Strategic planning takes four weeks, a full implementation five weeks: data migration in weeks 1–2, integrations in weeks 2–3, workflows in weeks 3–4, testing and going live in weeks 4–5',
    'PDF, Excel, CSV or PowerPoint, with data that is typically under five minutes old',
    'Blog posts take one to two weeks, case studies two to three, video three to four, ebooks four to six',
    `${uptime} uptime`,
    'end this agreement without a reason with 30 days’ notice',
    'export it for 30 days after the end. We keep it for 90 days',
    'Backups are kept for up to one year',
    'capped at the fees you paid for the 12 months before',
    'law of Ontario, Canada',
    'arbitration in Toronto',
    `answer within ${legal}`,
    'promotional only',
    `open ${company.supportHours}`,
  ],
];

test.each(facts)('%s states its facts at %s', (path, selector, ...expected) => {
  const text = openBuiltPage(path).texts(selector).join(' ');
  const states = (fact: string | RegExp) => (typeof fact === 'string' ? text.includes(fact) : fact.test(text));
  expect(expected.filter((fact) => !states(fact))).toEqual([]);
});
