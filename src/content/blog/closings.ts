import type {Closing} from '#src/content/types';
import type {BlogCategory} from './types';

const links: NonNullable<Closing['links']> = [
  {label: 'Get the monthly note', to: '/blog/subscribe'},
  {label: 'Read the documentation', to: '/documentation'},
];

const action: Closing['action'] = {label: 'Book a Demo', opensDemo: true};

/** How an article of each category ends. */
export const closings: Record<BlogCategory, Closing> = {
  Sales: {
    title: 'Answer tonight’s leads tonight',
    text: 'In 30 minutes we build your first reply with you and send it to your own phone.',
    action,
    links,
  },
  Automation: {
    title: 'Bring us your busiest sequence',
    text: 'We rebuild it with you in 30 minutes, with a stop that works on every channel.',
    action,
    links,
  },
  Booking: {
    title: 'Bring your four numbers',
    text: 'We set up the reminder with an answer while you watch, and test it on your phone.',
    action,
    links,
  },
  CRM: {
    title: 'Bring your widest spreadsheet',
    text: 'In 30 minutes we find the columns your team uses and import the first hundred contacts.',
    action,
    links,
  },
  SEO: {
    title: 'Show us your three best towns',
    text: 'Our team plans and writes pages for places you work in. You keep every word and photo.',
    action: {label: 'Request an Audit', to: '/contact-us'},
    links: [{label: 'SEO & growth service', to: '/services/seo-growth'}, ...links],
  },
  Reporting: {
    title: 'Your five numbers by next Monday',
    text: 'We put them on one page with you in 30 minutes, from the data you already have.',
    action,
    links,
  },
  Messaging: {
    title: 'Get your form through the first time',
    text: 'We read your registration with you, field by field, before a carrier does.',
    action,
    links,
  },
};
