import type {IndexPageContent} from '#src/content/schema/families';

/** /industries */
export const industryIndex: IndexPageContent = {
  meta: {
    title: 'CRM by industry: see a working day in yours',
    description:
      'How dealerships, brokerages, agencies, clinics, lead desks, stores, firms, hotels and ten more industries use Scalewell on an ordinary day.',
  },
  title: 'Your industry, on an ordinary day',
  aside: 'Each page follows one working day, shows what a team uses first and explains what setup involves.',
  closing: {
    title: 'See one of your own days in a demo',
    text: 'Describe one working day, from the first message to the last. In 30 minutes we’ll mark what could run without you.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'Case studies', to: '/case-studies'},
      {label: 'Contact', to: '/contact'},
    ],
  },
};
