import {harbourAndPine} from '#src/content/customers/harbour-and-pine';
import {productFacts} from '#src/content/product/facts';
import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {realEstateLayout} from '../pictures/industries/real-estate';

export const card: PageCard = {
  order: 20,
  icon: 'house',
  note: 'From first showing to closing',
  row: {
    place: 'real-estate',
    description: 'An accepted offer sets every date that follows, and each party sees its own.',
  },
};

export const realEstate: IndustryContent = {
  slug: 'real-estate',
  name: 'Real estate',
  meta: {
    title: 'Real estate CRM for brokerages and agents',
    description:
      'One board for every showing, offer and closing. Portal inquiries answered, sellers kept informed, deadlines in order and past clients remembered.',
  },
  hero: {
    title: 'Every showing, offer and closing on one board',
    lead: 'Portal inquiries get an answer between two showings, sellers get their Friday update, and no inspection date hides in a text thread.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: realEstateLayout,
  stats: [
    {figure: '40%', label: 'more deals per agent'},
    {figure: '60%', label: 'better client satisfaction'},
    {figure: '50%', label: 'less admin time'},
  ],
  features: {
    title: 'CRM features for real estate teams',
    aside: 'Agents sell homes. The board keeps track of the rest.',
    items: [
      {
        icon: 'globe',
        title: 'Listing inquiries',
        description: 'Website, open-house and yard-sign inquiries arrive with the address as their source.',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'calendar',
        title: 'Showing requests',
        description: 'Buyers choose from hours the seller has approved, and get a reminder.',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'board',
        title: 'Deal board',
        description: 'Contract, inspection, appraisal and closing dates in order, with who owes what.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'mail',
        title: 'Seller updates',
        description: 'A report scheduled for Fridays: showings held, buyer feedback and the next step.',
        to: '/services/content-creative',
      },
      {
        icon: 'house',
        title: 'Past-client circle',
        description: 'Home anniversaries, valuation offers and referral requests, timed for each household.',
        to: '/services/crm-automation-funnels',
      },
      {
        icon: 'chart',
        title: 'Broker view',
        description: 'Volume by agent, source and month, without asking anyone for a spreadsheet.',
        to: '/solutions/reporting-analytics',
      },
    ],
  },
  day: {
    title: 'A day at a brokerage of twelve',
    text: 'Most of it happens in the car. The office is the phone in the cup holder.',
    items: [
      {
        when: '8:10',
        title: 'A portal lead before coffee',
        description:
          'A buyer asks about Juniper Row. A text from the listing agent’s number has the floor plan and three showing times.',
      },
      {
        when: '10:00',
        title: 'The sales meeting takes ten minutes',
        description:
          'The broker reads the board aloud: 23 deals, one inspection due tomorrow, two sellers who need a call.',
      },
      {
        when: '12:40',
        title: 'Between two showings',
        description: 'Both buyers get the feedback form by text before they have left the driveway.',
      },
      {
        when: '2:30',
        title: 'An offer is accepted',
        description: 'Alder Court moves to under contract. The lender, inspector and attorney each get their dates.',
      },
      {
        when: '5:00',
        title: 'Sunday’s visitors, sorted',
        description:
          'Of 41 open-house guests, six own a home nearby and are offered a valuation. The rest see two similar listings.',
      },
      {
        when: '7:20',
        title: 'A fourth anniversary',
        description: 'A couple that bought in 2021 hears from its agent, with the latest sale on the street.',
      },
    ],
  },
  quote: {
    content:
      'Two agents left in spring and their deals stayed. Every call, date and promise was on the card, so a colleague just picked them up.',
    author: 'Beth Okonjo',
    role: 'Broker-owner',
    company: 'Tidewater Residential',
    industry: 'Real estate',
  },
  faq: {
    title: 'Questions from brokers',
    items: [
      {
        question: 'Does it work with our MLS and website?',
        answer:
          'Inquiries from your site and from portals such as Zillow and Realtor.com come in through forms and Zapier. No MLS is built in: listing data stays there and is linked, not copied. Tell us yours, and we’ll check what it allows.',
      },
      {
        question: 'Who keeps the contacts when an agent leaves?',
        answer:
          'The account holder does. Roles decide what an agent may see and export, and a whole book of clients can be handed to a colleague in one step.',
      },
      {
        question: 'Can each agent text from a personal number?',
        answer: `Each agent gets their own number in Scalewell, typically for ${productFacts.numberRate}. Replies appear in their inbox and on the deal, so someone else can cover a weekend.`,
      },
      {
        question: 'How soon will agents be using it?',
        answer:
          'Launch typically takes one to two weeks. Teams tend to start with the board and showing requests, and add seller updates once the first deals are on it.',
      },
      {
        question: 'Are we locked in for a year?',
        answer:
          'No. Pay by the month or by the year, with no long-term contract and no cancellation fee. If you stop, you keep access until the end of the period you paid for.',
      },
    ],
  },
  closing: {
    title: 'Watch your own deals on the board',
    text: 'Pick ten that are open now. In half an hour you’ll see every deadline, every quiet buyer and every seller who is due a call.',
    action: {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
    links: [
      {label: `How ${harbourAndPine.name} did it`, to: `/case-studies/${harbourAndPine.page}`},
      {label: 'Pipelines, in detail', to: '/solutions/manage-pipelines'},
    ],
  },
};
