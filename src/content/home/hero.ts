import {company} from '#src/content/company';
import {heroPicture} from '#src/content/pictures/home-hero';
import type {Action, PageMeta, Step} from '#src/content/types';

export const homeMeta: PageMeta = {
  title: 'CRM and automation software, set up for you',
  description:
    'CRM software with pipelines, two-way texting, email, booking and automation, and a team that sets it up for you. Book a 30-minute demo.',
};

const actions: readonly Action[] = [
  {label: 'Book a Demo', opensDemo: true},
  {label: 'Learn More', about: 'about the features', to: '#features'},
];

const values: readonly Step[] = [
  {
    title: 'Scalable solutions',
    description: 'Start with one user and one site. Add people, locations and brands without starting over.',
  },
  {
    title: `${company.claims.integrations} integrations`,
    description: 'Payments, accounting, ads, calendars and forms connect on day one.',
  },
  {
    title: 'Global reach',
    description: 'Text, call and email customers in their own country, at carrier rates.',
  },
];

export const homeHero = {
  title: {first: 'Every lead answered.', second: 'Every deal in', marked: 'plain sight.'},
  lead: `${company.name} keeps your pipeline, inbox, calendar and automations in one place. Our team sets it up with yours.`,
  actions,
  picture: heroPicture,
  /** The message that floats over the picture; the same story as the picture's table. */
  note: {
    person: {initials: 'TW', tone: 'ink'},
    title: 'Tomas replied in 2 min',
    text: '“Yes, Thursday 10:30 works.”',
    meta: 'Booked, and the deal moved to Qualified',
  },
  values,
} as const;
