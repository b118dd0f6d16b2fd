import {
  strategicPlanningClosing,
  strategicPlanningHero,
  strategicPlanningPictures as pictures,
} from '#src/content/pictures/offers/strategic-planning';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {strategicPlanningFeatures} from '#src/content/services/parts/strategic-planning-features';
import {strategicPlanningLists} from '#src/content/services/parts/strategic-planning-lists';

export const card: PageCard = {
  order: 60,
  icon: 'flag',
  note: 'A four-week plan with weekly deliverables',
  row: {
    title: 'Strategic Planning',
    also: true,
    description: 'A four-week plan with weekly deliverables, yours to use with or without us.',
    items: ['Process map and baseline', 'The monthly cost of each gap', 'Process blueprint', '90-day roadmap'],
    picture: pictures.process,
  },
};

export const strategicPlanning: OfferContent = {
  slug: 'strategic-planning',
  name: 'Strategic planning',
  meta: {
    title: 'CRM strategy and planning in four weeks',
    description:
      'Four weeks from interviews to a 90-day roadmap: a process map, the cost of each gap and a blueprint, with deliverables every week.',
  },
  hero: {
    title: 'Four weeks to a plan people follow',
    lead: 'We study how you win and keep customers today, agree on what should happen instead, and write it down with names and dates.',
    checks: [
      'Three numbers to improve',
      'Interviews with the people who do the work',
      'Yours to use, with or without us',
    ],
    art: strategicPlanningHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'The four-week plan',
    aside:
      'Each week ends with something in writing and one decision from you. If a week shows you should stop there, we’ll say so.',
    steps: [
      {
        when: 'Week 1',
        title: 'Discovery',
        description:
          'Interviews with your team, and real inquiries followed from start to finish. Deliverables: current-state map, baseline sheet.',
      },
      {
        when: 'Week 2',
        title: 'Gaps and targets',
        description:
          'What each gap costs per month, and three numbers to improve. Deliverables: gap list, target page.',
      },
      {
        when: 'Week 3',
        title: 'Design',
        description: 'Stages, roles, messages and data, tested on real cases. Deliverable: process blueprint.',
      },
      {
        when: 'Week 4',
        title: 'Roadmap',
        description:
          'Order, owners, budget and dates, presented to the people who decide. Deliverable: 90-day roadmap.',
      },
    ],
    frame: {kind: 'strip', pictures: [pictures.map, pictures.gaps, pictures.blueprint, pictures.roadmap]},
  },
  recipe: 'tall',
  features: {
    title: 'What the four weeks cover',
    items: strategicPlanningFeatures,
  },
  lists: strategicPlanningLists,
  facts: [
    {label: 'Length', value: '4 weeks'},
    {label: 'Deliverables', value: 'At the end of each week'},
    {label: 'First conversation', value: '30 minutes'},
  ],
  tools: {
    title: 'Systems we review during discovery',
    items: [
      {name: 'Salesforce', category: 'CRM'},
      {name: 'HubSpot', category: 'CRM'},
      {name: 'Zoho CRM', category: 'CRM'},
      {name: 'Pipedrive', category: 'CRM'},
      {name: 'Excel', category: 'Spreadsheets'},
      {name: 'Google Sheets', category: 'Spreadsheets'},
      {name: 'Google Analytics 4', category: 'Web'},
      {name: 'Google Ads', category: 'Ads'},
      {name: 'Mailchimp', category: 'Newsletters'},
      {name: 'QuickBooks', category: 'Accounting'},
      {name: 'Asana', category: 'Tasks'},
      {name: 'RingCentral', category: 'Phone'},
    ],
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Owners about to hire',
        description: 'Before a third salesperson, settle what the first two do.',
        startsWith: 'Process mapping',
        to: '/solutions/manage-pipelines',
      },
      {
        title: 'Teams changing systems',
        description: 'New software repeats the old mess unless you clean up first.',
        startsWith: 'Tool review',
        to: '/services/implementation-integration',
      },
      {
        title: 'Groups after a merger',
        description: 'Two ways of selling under one name.',
        startsWith: 'Blueprint',
        to: '/solutions/scale-operations',
      },
      {
        title: 'Family businesses in transition',
        description: 'What the founder knows, on paper before the founder retires.',
        startsWith: 'Team interviews',
        to: '/case-studies',
      },
    ],
  },
  quotes: [
    {
      content: 'Week two was uncomfortable and worth the fee.',
      author: 'Sofia Grantham',
      role: 'Managing director',
      company: 'Grantham Boatworks',
      industry: 'Manufacturing',
    },
    {
      content: 'We canceled two subscriptions before the plan was finished.',
      author: 'Neil Okafor',
      role: 'Owner',
      company: 'Okafor Tutoring',
      industry: 'Education',
    },
    {
      content: 'My brother and I had argued about this for years. The map settled it.',
      author: 'Ray Delacroix',
      role: 'Co-owner',
      company: 'Delacroix Bakery Supply',
      industry: 'Distribution',
    },
  ],
  faq: {
    title: 'Questions about planning',
    items: [
      {
        question: 'How much of our time does it take?',
        answer: 'About two hours a week for the owner, and one interview for each person we talk to.',
      },
      {
        question: 'Do we have to buy the platform?',
        answer: 'No. The blueprint says what your system has to do, and you can build it with anyone.',
      },
      {
        question: 'What happens after week 4?',
        answer: 'You decide. Many teams go on to the 5-week implementation and follow the roadmap.',
      },
      {
        question: 'Can it be done remotely?',
        answer: 'Yes, except for one day at your office, store or yard in week 1.',
      },
      {
        question: 'Do the four weeks have to be consecutive?',
        answer: 'It works best that way. In a busy season we can pause and pick up where we left off.',
      },
    ],
  },
  closing: {
    title: 'A first talk about your plan',
    text: 'We’ll ask about your customers, your team and your last bad week, then tell you if planning is the right place to start.',
    chart: strategicPlanningClosing,
    action: {label: 'Schedule a Strategy Call', opensDemo: true},
  },
};
