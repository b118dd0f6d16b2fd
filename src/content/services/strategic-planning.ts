import {strategicPlanningPictures as pictures} from '#src/content/pictures/offers/strategic-planning';
import {strategicPlanningLists} from '#src/content/services/parts/strategic-planning-lists';
import type {OfferContent, PageCard} from '#src/content/types';

export const card: PageCard = {order: 60, icon: 'flag', note: 'A four-week plan with weekly deliverables'};

export const strategicPlanning: OfferContent = {
  slug: 'strategic-planning',
  name: 'Strategic planning',
  meta: {
    title: 'Strategic planning: a 4-week plan with deliverables',
    description:
      'Four weeks from interviews to a 90-day roadmap: a process map, priced gaps and a blueprint, with deliverables at the end of each week.',
  },
  hero: {
    title: 'Four weeks to a plan people follow',
    lead: 'We study how you win and keep customers today, agree on what should happen instead, and write it down with names and dates.',
    checks: [
      'Deliverables at the end of each week',
      'Interviews with those who do the work',
      'Yours to use, with us or without',
    ],
    picture: pictures.hero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  plan: {
    title: 'The four weeks',
    text: 'Each week ends with something in writing and one decision from you. If a week shows that you should stop, we say so.',
    items: [
      {
        when: 'Week 1',
        title: 'Discovery',
        description:
          'Interviews with your team, real inquiries followed from start to end. Deliverables: current-state map, baseline sheet.',
      },
      {
        when: 'Week 2',
        title: 'Gaps and targets',
        description: 'What each gap costs a month, and three figures to move. Deliverables: gap list, target page.',
      },
      {
        when: 'Week 3',
        title: 'Design',
        description:
          'New stages, roles, messages and data, tried on last month’s cases. Deliverable: process blueprint.',
      },
      {
        when: 'Week 4',
        title: 'Roadmap',
        description:
          'Order, owners, budget and dates, presented to the people who decide. Deliverable: 90-day roadmap.',
      },
    ],
  },
  features: {
    title: 'What the four weeks cover',
    items: [
      {
        icon: 'users',
        title: 'Team interviews',
        description: 'From front desk to owner, one by one, so people say what they see.',
      },
      {
        icon: 'branch',
        title: 'Process mapping',
        description: 'Every step from first contact to paid, with its waiting time.',
      },
      {
        icon: 'chart',
        title: 'Baseline figures',
        description: 'Reply time, win rate and repeat business before anything changes.',
      },
      {icon: 'search', title: 'Tool review', description: 'What you pay for, who opens it and what could go.'},
      {icon: 'flag', title: 'Yearly targets', description: 'Three numbers, each with an owner who agreed to it.'},
      {
        icon: 'layers',
        title: 'Blueprint',
        description: 'Stages, messages and handoffs drawn so a new hire can read them.',
      },
      {
        icon: 'shield',
        title: 'Risk check',
        description: 'Consent, data and staffing limits named before they surprise you.',
      },
      {
        icon: 'calendar',
        title: 'Sequenced rollout',
        description: 'What happens in which week, who does it and what it costs.',
      },
    ],
  },
  lists: strategicPlanningLists,
  facts: [
    {label: 'Length', value: '4 weeks'},
    {label: 'Deliverables', value: 'At the end of each week'},
    {label: 'First conversation', value: '30 minutes'},
  ],
  tools: {
    title: 'Systems we read during discovery',
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
        description: 'New software repeats the old mess unless someone tidies first.',
        startsWith: 'Tool review',
        to: '/services/implementation-integration',
      },
      {
        title: 'Groups after a merger',
        description: 'Two ways of selling under one sign.',
        startsWith: 'Blueprint',
        to: '/solutions/scale-operations',
      },
      {
        title: 'Family firms handing over',
        description: 'What the founder knows, on paper before the founder leaves.',
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
        answer: 'No. The blueprint says what a system must do, and you may build it with anyone.',
      },
      {
        question: 'What follows week 4?',
        answer: 'You decide. Many teams go on to the 5-week implementation, where the roadmap becomes the task list.',
      },
      {
        question: 'Can it be done remotely?',
        answer: 'Yes, apart from one day in your office, shop or yard in week 1. Some things are only seen on site.',
      },
      {
        question: 'Do the weeks have to follow each other?',
        answer: 'They work best that way. In a busy season we pause for a while and keep what is written.',
      },
    ],
  },
  closing: {
    title: 'Put four weeks on the calendar',
    text: 'We ask about your customers, your team and your last bad week, then say whether planning is the right start.',
    action: {label: 'Schedule a Strategy Call', opensDemo: true},
  },
};
