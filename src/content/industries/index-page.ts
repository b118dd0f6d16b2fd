import type {IndexPageContent} from '#src/templates/IndexPage';

/** /industries */
export const industryIndex: IndexPageContent = {
  meta: {
    title: 'Industries: one working day in each trade',
    description:
      'How dealerships, brokerages, agencies, clinics, lead desks, shops, firms, hotels and ten more trades use Scalewell on an ordinary working day.',
  },
  title: 'Your trade, on an ordinary Thursday',
  aside: 'Each page follows one working day, names the parts a team uses first and says what setup involves.',
  closing: {
    title: 'Bring us an ordinary Thursday',
    text: 'Describe one working day, from the first message to the last. In 30 minutes we mark what could run without you.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'Case studies', to: '/case-studies'},
      {label: 'Contact', to: '/contact'},
    ],
  },
};
