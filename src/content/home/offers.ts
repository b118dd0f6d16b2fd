import {company} from '#src/content/company/company';
import {industryNotes} from '#src/content/home/industry-notes';
import {industryTabs} from '#src/content/industry-tabs/index';
import {managedAddOns} from '#src/content/pricing/add-ons';
import {homePlans} from '#src/content/pricing/home-plans';
import {everyPackage, implementationPackages} from '#src/content/pricing/packages';
import {productFacts} from '#src/content/product/facts';
import {sectionLabels} from '#src/content/section-labels';

export const homeIndustries = {
  title: 'Set up for how your industry sells',
  tabs: industryTabs,
  notes: industryNotes,
  label: sectionLabels.industries,
} as const;

/** Strip below the plans on the home page. */
const everyHomePlan = {
  label: 'Every plan',
  items: [
    `${company.claims.support} support`,
    'No setup fee',
    'No long-term contract',
    `${company.claims.integrations} integrations`,
  ],
  note: 'Enterprise adds a dedicated server, granular permissions, an AI chat widget, A2P 10DLC SMS verification, a dedicated Slack channel and priority Zoom support.',
} as const;

/** The two price lists. The first tab is selected initially. */
export const homePricing = {
  title: 'Plain prices, month to month',
  text: 'No setup fee for the platform, no long-term contract, no cancellation fee. Calls, and texts beyond your plan, are billed at cost.',
  label: sectionLabels.priceList,
  popularLabel: sectionLabels.mostPopular,
  lists: [
    {key: 'platform', label: 'Platform', columns: homePlans, foot: everyHomePlan},
    {key: 'services', label: 'Implementation & services', columns: implementationPackages, foot: everyPackage},
  ],
  note: `Prices in US dollars. The plan table that applies is on the pricing page, where Solo has up to ${productFacts.soloContacts} contacts. 14-day trial with up to 1,000 contacts, no credit card; texts in a trial are billed at cost. Every plan can register to text in the US; on Enterprise, we file it for you.`,
} as const;

export const homeAddOns = {
  title: 'Rather have us run it?',
  text: 'Managed services, added to any plan month by month. You keep everything we make.',
  items: managedAddOns,
  action: {label: 'Learn More', about: 'about managed services', opensDemo: true},
} as const;
