import {claims} from '#src/content/company/claims';
import {company} from '#src/content/company/company';
import {leadEvent} from '#src/content/lead/event';
import {dealer, times} from '#src/content/lead/moments';
import {prices} from '#src/content/pricing/prices';
import type {ValueDrawing} from '#src/content/schema/home';
import type {Action, PageMeta, Step} from '#src/content/schema/page';

export const homeMeta: PageMeta = {
  title: 'CRM and automation software, set up for you',
  description:
    'CRM software with pipelines, two-way texting, email, booking and automation, and a team that sets it up for you. Book a 30-minute demo.',
};

const actions: readonly Action[] = [
  {label: 'Book a Demo', opensDemo: true},
  {label: 'Learn More', about: 'about the features', to: '#features'},
];

const values: readonly (Step & {to?: string; drawing: ValueDrawing})[] = [
  {
    title: 'Scalable solutions',
    description: 'Start with one user and one site. Add people, locations and brands without starting over.',
    drawing: 'growth',
  },
  {
    title: `${company.claims.integrations} integrations`,
    description: 'Payments, accounting, ads, calendars and forms connect on day one.',
    to: '/integrations',
    drawing: 'tools',
  },
  {
    title: 'Global reach',
    description: 'Text, call and email customers in their own country, at carrier rates.',
    drawing: 'reach',
  },
];

export const homeHero = {
  title: {first: 'Every lead answered.', second: 'Every deal in', marked: 'plain sight.'},
  lead: `A CRM for dealers, clinics, agents and other teams that sell by text, phone and calendar. From ${prices.solo} a month, set up with you. [Try it free for ${claims.trialLength}](/trial).`,
  actions,
  event: leadEvent,
  values,
  valuesLabel: 'Why teams choose us',
} as const;

/** The band with the very large figure. It links to the full story. */
export const homeNight = {
  figure: times.asked.split(' ')[0] ?? '',
  unit: 'PM',
  sign: dealer.name.toUpperCase(),
  title: 'One window in town is still lit',
  text: 'Tomas Whitlock wants to test-drive a Ridgeback XL. The showroom closed at six. By 11:43 he has a time, and Daniel has an appointment he didn’t have to make.',
  action: {label: 'Follow his lead', to: '/demo#lead'},
} as const;
