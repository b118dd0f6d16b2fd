import {
  crmAutomationFunnelsClosing,
  crmAutomationFunnelsHero,
  crmAutomationFunnelsPictures as pictures,
} from '#src/content/pictures/offers/crm-automation-funnels';
import {roofCheck} from '#src/content/pictures/signatures/crm-automation-funnels';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {crmAutomationFunnelsFeatures} from '#src/content/services/parts/crm-automation-funnels-features';

export const card: PageCard = {
  order: 40,
  icon: 'branch',
  note: 'Built inside your account, ready to run',
  footerLabel: 'CRM automation',
  row: {
    title: 'CRM Automation & Funnels',
    description: 'The path from click to calendar, built and tested in your account.',
    items: ['Landing pages and forms', 'Qualification and routing', 'Email and text messages', 'Pipeline setup'],
    picture: pictures.flow,
  },
};

export const crmAutomationFunnels: OfferContent = {
  slug: 'crm-automation-funnels',
  name: 'CRM automation & funnels',
  meta: {
    title: 'CRM automation and sales funnel services',
    description:
      'Pages, forms, routing and messages designed, built and tested inside your own account, with a map your team can read and change.',
  },
  hero: {
    title: 'Your funnel, built inside your own account',
    lead: 'We design the pages, write the messages, connect the data and test every path. You get a live system and a map of it.',
    checks: [
      'Built and tested by our team',
      'Documented so your team can change it',
      'Everything stays in your account',
    ],
    art: crmAutomationFunnelsHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'One funnel, from the first click to the site visit.',
    steps: [
      {
        short: 'Map',
        title: 'Map the path on one page',
        description:
          'Where people come from, what they need to know, what they do next. You approve the map before we build.',
      },
      {
        short: 'Test',
        title: 'Watch us try to break it',
        description:
          'Test leads go down every branch with typos, late replies and double entries until every one gets through.',
      },
      {
        short: 'Improve',
        title: 'Improve a step each month',
        description: 'Each month we A/B test the weakest step and keep the winner.',
      },
    ],
    frame: roofCheck,
  },
  recipe: 'features',
  features: {
    title: 'Parts of a working funnel',
    items: crmAutomationFunnelsFeatures,
  },
  facts: [
    {label: 'Built in', value: 'Your own account'},
    {label: 'Handed over', value: 'Map, test log, recorded walkthrough'},
    {label: 'Upkeep', value: 'By you, or by us each month'},
  ],
  tools: {
    title: 'Tools we connect',
    items: [
      {name: 'Google Ads', category: 'Traffic'},
      {name: 'Meta Lead Ads', category: 'Traffic'},
      {name: 'Typeform', category: 'Forms'},
      {name: 'Jotform', category: 'Forms'},
      {name: 'WordPress', category: 'Pages'},
      {name: 'Webflow', category: 'Pages'},
      {name: 'Twilio', category: 'Texts and calls'},
      {name: 'Gmail', category: 'Email'},
      {name: 'Google Calendar', category: 'Booking'},
      {name: 'Stripe', category: 'Deposits'},
      {name: 'Slack', category: 'Alerts'},
      {name: 'Make', category: 'Connector'},
    ],
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Solar and home upgrades',
        description: 'Check the house before anyone drives out there.',
        startsWith: 'Quote funnel',
        to: '/industries/other',
      },
      {
        title: 'Lending and insurance',
        description: 'Applications with documents, consent and a deadline.',
        startsWith: 'Document upload',
        to: '/industries/insurance',
      },
      {
        title: 'Lead companies',
        description: 'Several buyers, one form and a fair split.',
        startsWith: 'Routing rules',
        to: '/industries/lead-generation',
      },
      {
        title: 'Clinics with a waitlist',
        description: 'Referrals sorted by urgency before the phone rings.',
        startsWith: 'Intake funnel',
        to: '/industries/healthcare',
      },
    ],
  },
  quotes: [
    {
      content: 'They found three places where we were losing leads. We knew about one.',
      author: 'Bea Lindholm',
      role: 'Head of sales',
      company: 'Halcyon Solar',
      industry: 'Energy',
    },
    {
      content: 'I can change the form myself. That was my condition.',
      author: 'Andre Castell',
      role: 'Marketing director',
      company: 'Castell Mortgage',
      industry: 'Lending',
    },
    {
      content: 'The map hangs in our break room, and people keep adding to it.',
      author: 'Joy Nakamura',
      role: 'Clinic director',
      company: 'Elmbrook Physical Therapy',
      industry: 'Healthcare',
    },
  ],
  faq: {
    title: 'Questions about funnels',
    items: [
      {
        question: 'Do we need the platform first?',
        answer: 'No. If you have no account yet, we open one with you and build in it from day one.',
      },
      {
        question: 'What do you need to begin?',
        answer:
          'Access to your forms and ad accounts, an export of your contacts, and ninety minutes with the person who takes the first call.',
      },
      {
        question: 'Can you fix what someone else built?',
        answer: 'Yes. We list what works, what fails and what fires twice, then fix or rebuild it in that order.',
      },
      {
        question: 'Could something be sent by mistake?',
        answer:
          'No. We build with test contacts behind a send lock, which comes off after you’ve read every message in place.',
      },
      {
        question: 'Who maintains it afterward?',
        answer:
          'You can, with the map and the recorded walkthrough. Or add Automation Development, and we’ll do it month by month.',
      },
    ],
  },
  closing: {
    title: 'What your leads would go through',
    text: 'We’ll send a test inquiry from ad to calendar in front of you, then show you the map behind it.',
    chart: crmAutomationFunnelsClosing,
    action: {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
  },
};
