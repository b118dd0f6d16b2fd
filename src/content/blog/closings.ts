import type {Closing} from '#src/content/schema/page';
import type {BlogCategory} from '../schema/blog';

const links: NonNullable<Closing['links']> = [
  {label: 'Get the monthly newsletter', to: '/blog/subscribe'},
  {label: 'Read the documentation', to: '/documentation'},
];

const action: Closing['action'] = {label: 'Book a Demo', opensDemo: true};

/** Closing section of articles, by category. */
export const closings: Record<BlogCategory, Closing> = {
  Sales: {
    title: 'Answer tonight’s leads tonight',
    text: 'In 30 minutes we’ll write your first reply with you and send it to your own phone.',
    action,
    links,
  },
  Automation: {
    title: 'Rebuild your busiest workflow with us',
    text: 'It takes 30 minutes, and it will stop when people reply on any channel.',
    action,
    links,
  },
  Booking: {
    title: 'Cut your no-shows this month',
    text: 'We’ll set up a reminder people can answer while you watch, and test it on your phone.',
    action,
    links,
  },
  CRM: {
    title: 'Move your widest spreadsheet',
    text: 'In 30 minutes we’ll find the columns your team uses and import the first hundred contacts.',
    action,
    links,
  },
  SEO: {
    title: 'Show us your three best towns',
    text: 'Our team plans and writes pages for the places you work in. You keep every word and photo.',
    action: {label: 'Request an Audit', to: '/contact-us'},
    links: [{label: 'SEO & growth service', to: '/services/seo-growth'}, ...links],
  },
  Reporting: {
    title: 'Your five numbers by next Monday',
    text: 'We’ll put them on one page with you in 30 minutes, from data you already have.',
    action,
    links,
  },
  Messaging: {
    title: 'Get your form through the first time',
    text: 'We’ll review your registration with you, field by field, before a carrier does.',
    action,
    links,
  },
};
