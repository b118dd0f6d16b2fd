import {managePipelinesPictures as pictures} from '#src/content/pictures/offers/manage-pipelines';
import type {OfferContent, PageCard} from '#src/content/types';

export const card: PageCard = {
  order: 50,
  icon: 'board',
  note: 'Every deal, its stage and its next step',
  footerLabel: 'Pipelines',
};

export const managePipelines: OfferContent = {
  slug: 'manage-pipelines',
  name: 'Manage pipelines',
  meta: {
    title: 'Manage pipelines: stages, next steps and forecast',
    description:
      'A board for each thing you sell. Deals carry their quote, owner and next step, and the ones nobody touched turn amber before they turn cold.',
  },
  hero: {
    title: 'Every deal, its stage and its next step',
    lead: 'Drag a card and the follow-up for that stage begins. Deals nobody touched turn amber before they turn cold.',
    checks: ['Boards with your own stages', 'No open deal without a next step', 'Forecast from your own win rates'],
    picture: pictures.hero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '#features'},
    ],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Name your stages',
        description:
          'Use the words your team says aloud. Each stage gets a checklist, a follow-up and the days a deal may rest there.',
        picture: pictures.stages,
      },
      {
        title: 'Drag the card',
        description:
          'Moving to Quoted sends the quote, sets the reminder and tells the manager. Nobody types it twice.',
        picture: pictures.moved,
      },
      {
        title: 'See what went quiet',
        description: 'On Monday the amber cards come first: past their resting time, without a reply, without a task.',
        picture: pictures.quiet,
      },
    ],
  },
  features: {
    title: 'What a card carries with it',
    items: [
      {
        icon: 'board',
        title: 'Custom stages',
        description: 'Separate boards for new business, renewals and service, each with its words.',
      },
      {
        icon: 'bolt',
        title: 'Stage actions',
        description: 'Entering a stage can send, schedule, assign or ask for approval.',
      },
      {
        icon: 'clock',
        title: 'Rest limits',
        description: 'Set how long a deal may sit. Beyond that, the card turns amber.',
      },
      {icon: 'flag', title: 'Required next step', description: 'A deal stays open only with a task and a date on it.'},
      {
        icon: 'document',
        title: 'Quotes',
        description: 'Built from your price list and signed online; the value updates the deal.',
      },
      {icon: 'chart', title: 'Weighted forecast', description: 'Each stage counts at the rate you really close it.'},
      {
        icon: 'users',
        title: 'Fair routing',
        description: 'New deals go by turn, by region, or to whoever answers first.',
      },
      {
        icon: 'edit',
        title: 'Lost reasons',
        description: 'One tap when a deal dies. A quarter later you see the pattern.',
      },
    ],
  },
  tools: {
    title: 'Deals arrive from where they start',
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
        description: 'Policies that come up each month and must be asked for early.',
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
      content: 'I read the whole quarter on my phone while the printer warms up.',
      author: 'Nadine Koval',
      role: 'Founder',
      company: 'Koval Signs',
      industry: 'Manufacturing',
    },
    {
      content: 'We still lose deals, but no longer to silence.',
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
        answer: 'Yes: new business, renewals and service, for example. One contact can hold a deal on each.',
      },
      {
        question: 'How is the forecast calculated?',
        answer:
          'Deal value times the share of deals you won from that stage in the past twelve months. You can overrule a single deal; the change is marked.',
      },
      {
        question: 'Can deals be imported?',
        answer:
          'From a spreadsheet or another CRM. Match the columns once, check ten rows, import. Stages, owners and notes come along.',
      },
      {
        question: 'Who sees whose deals?',
        answer:
          'That depends on the role: own deals, the team’s, or all. Values can be hidden from people who do not need them.',
      },
      {
        question: 'What happens when a salesperson leaves?',
        answer: 'Their open deals are reassigned in one step. Messages, tasks and history stay on the records.',
      },
    ],
  },
  closing: {
    title: 'Bring us your stuck deals',
    text: 'Send ten open deals ahead of the call. We load them, set your stages and show which ones need a message today.',
    action: {label: 'Book a Demo', opensDemo: true},
  },
};
