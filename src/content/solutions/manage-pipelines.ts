import {managePipelinesHero} from '#src/content/pictures/offers/manage-pipelines';
import {quoteFile} from '#src/content/pictures/signatures/manage-pipelines';
import {productFacts} from '#src/content/product/facts';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {managePipelinesFeatures} from '#src/content/solutions/parts/manage-pipelines-features';

export const card: PageCard = {
  order: 50,
  icon: 'board',
  note: 'Every deal, its stage and its next step',
  footerLabel: 'Pipelines',
  row: {also: true, description: 'Every deal, its stage and its next step', picture: managePipelinesHero.after.picture},
};

export const managePipelines: OfferContent = {
  slug: 'manage-pipelines',
  name: 'Manage pipelines',
  meta: {
    title: 'Sales pipeline management software',
    description:
      'A board for each thing you sell. Deals carry their quote, owner and next step, and quiet ones turn amber before they go cold. Forecast by stage.',
  },
  hero: {
    title: 'Every deal, its stage and its next step',
    lead: 'Drag a card and the follow-up for that stage starts. Deals that have gone quiet turn amber before they turn cold.',
    checks: ['Boards with your own stages', 'Deals without a next step, flagged', 'Forecast by stage'],
    art: managePipelinesHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '#features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One board, from its stages to Monday morning.',
    steps: [
      {
        short: 'Stages',
        title: 'Name your stages',
        description: 'Use the words your team already uses. Each stage gets a checklist, a follow-up and a time limit.',
      },
      {
        short: 'The card',
        title: 'Drag the card',
        description: 'Moving a deal to Quoted sends the quote, sets the reminder and notifies the manager.',
      },
      {
        short: 'Quiet',
        title: 'See what went quiet',
        description: 'On Monday the amber cards come first: too many days in a stage, no reply, or no next step.',
      },
    ],
    frame: quoteFile,
  },
  recipe: 'features',
  features: {
    title: 'What a deal card does',
    items: managePipelinesFeatures,
  },
  tools: {
    title: 'Tools your deals come from',
    items: [
      {name: 'Gmail', category: 'Email'},
      {name: 'Outlook', category: 'Email'},
      {name: 'Google Ads', category: 'Lead forms'},
      {name: 'Meta Lead Ads', category: 'Lead forms'},
      {name: 'LinkedIn', category: 'Contacts'},
      {name: 'Aircall', category: 'Phone'},
      {name: 'Zoom', category: 'Meetings'},
      {name: 'PandaDoc', category: 'Quotes'},
      {name: 'DocuSign', category: 'Signatures'},
      {name: 'QuickBooks', category: 'Invoices'},
      {name: 'Slack', category: 'Alerts'},
      {name: 'Zapier', category: 'Other apps'},
    ],
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Equipment and fleet sales',
        description: 'Long decisions with a visit, a quote and a finance check.',
        startsWith: 'Site-visit stage',
        to: '/industries/automotive',
      },
      {
        title: 'Brokers and agents',
        description: 'Buyers and sellers on separate boards, with showings between them.',
        startsWith: 'Buyer board',
        to: '/industries/real-estate',
      },
      {
        title: 'Retainer businesses',
        description: 'Proposals that need two partners and one signature.',
        startsWith: 'Proposal stage',
        to: '/industries/professional-services',
      },
      {
        title: 'Renewal desks',
        description: 'Policies that come up every month and need an early reminder.',
        startsWith: 'Renewal board',
        to: '/industries/insurance',
      },
    ],
  },
  quotes: [
    {
      content: 'Our Monday meeting went from ninety minutes to twenty. We only talk about amber cards.',
      author: 'Kofi Brandt',
      role: 'Sales director',
      company: 'Astley Forklifts',
      industry: 'Equipment',
    },
    {
      content: 'I can read the whole quarter on my phone while the printer warms up.',
      author: 'Nadine Koval',
      role: 'Founder',
      company: 'Koval Signs',
      industry: 'Manufacturing',
    },
    {
      content: 'We still lose deals, but not because someone forgot to reply.',
      author: 'Tom Ashgrove',
      role: 'Managing broker',
      company: 'Ashgrove Realty',
      industry: 'Real estate',
    },
  ],
  faq: {
    title: 'Questions about pipelines',
    items: [
      {
        question: 'Can we run boards side by side?',
        answer: 'Yes: new business, renewals and service, for example. One contact can have a deal on each.',
      },
      {
        question: 'How is the forecast calculated?',
        answer: `It is ${productFacts.forecast}. You set the chance for each stage; Scalewell suggests it from the ${productFacts.chancePeriod}.`,
      },
      {
        question: 'Can deals be imported?',
        answer:
          'Yes, from a spreadsheet or another CRM. Match the columns once, check ten rows, then import. Stages, owners and notes come along.',
      },
      {
        question: 'Who sees whose deals?',
        answer: 'It depends on the role: a Member sees their own deals, a Manager the team’s, and Admins all of them.',
      },
      {
        question: 'What happens when a salesperson leaves?',
        answer: 'Their open deals are reassigned in one step. Messages, tasks and history stay on the records.',
      },
    ],
  },
  closing: {
    title: 'Show us your stuck deals',
    text: 'Send ten open deals before the call. We’ll load them, set up your stages and show which ones need a message today.',
    action: {label: 'Book a Demo', opensDemo: true},
  },
};
