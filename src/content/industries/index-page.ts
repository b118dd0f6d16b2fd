import {industryRowPictures} from '@site/src/content/pictures/industries/index-rows';
import type {Closing, PageMeta} from '@site/src/content/types';
import type {Picture} from '@site/src/mocks/types';

/** A row of the index: the name and address of an industry page, one sentence, a small window. */
export type IndustryRow = {title: string; description: string; to: string; picture: Picture};

export type IndustryIndexContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  rows: readonly IndustryRow[];
  closing: Closing;
};

export const industryIndex: IndustryIndexContent = {
  meta: {
    title: 'Industries',
    description:
      'How dealerships, brokerages, agencies, clinics, lead desks, shops, firms, hotels and ten more trades use Scalewell on an ordinary working day.',
  },
  title: 'Nine trades, nine ordinary Thursdays',
  aside: 'Each page follows one working day, names the parts a team uses first and says what setup involves.',
  rows: [
    {
      title: 'Automotive',
      description: 'Leads that arrive after closing are answered before the shopper reaches the next lot’s website.',
      to: '/industries/automotive',
      picture: industryRowPictures.automotive,
    },
    {
      title: 'Real estate',
      description: 'An accepted offer sets every date behind it, and each party sees the ones that concern them.',
      to: '/industries/real-estate',
      picture: industryRowPictures['real-estate'],
    },
    {
      title: 'Insurance',
      description: 'Two months before expiration, the client is asked what changed instead of being sent a bill.',
      to: '/industries/insurance',
      picture: industryRowPictures.insurance,
    },
    {
      title: 'Healthcare',
      description: 'A canceled visit is offered to the waitlist while the chair is still warm.',
      to: '/industries/healthcare',
      picture: industryRowPictures.healthcare,
    },
    {
      title: 'Lead generation',
      description: 'Two questions by text separate the buyers from the browsers, and callers get the first pile only.',
      to: '/industries/lead-generation',
      picture: industryRowPictures['lead-generation'],
    },
    {
      title: 'E-commerce & retail',
      description: 'Carts, deliveries and returns each start a message that ends as soon as it has done its job.',
      to: '/industries/ecommerce-retail',
      picture: industryRowPictures['ecommerce-retail'],
    },
    {
      title: 'Professional services',
      description: 'A partner hears about a proposal at the moment the client is reading it.',
      to: '/industries/professional-services',
      picture: industryRowPictures['professional-services'],
    },
    {
      title: 'Hospitality',
      description: 'Small complaints become tasks before checkout, and old guests become direct bookings.',
      to: '/industries/hospitality',
      picture: industryRowPictures.hospitality,
    },
    {
      title: 'Other industries',
      description: 'From factories to food banks: ten more trades, each with the names and stages it already uses.',
      to: '/industries/other',
      picture: industryRowPictures.other,
    },
  ],
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
