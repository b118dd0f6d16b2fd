import {crmAutomationFunnelsPictures as pictures} from '#src/content/pictures/offers/crm-automation-funnels';
import type {OfferContent, PageCard} from '#src/content/types';

export const card: PageCard = {
  order: 40,
  icon: 'branch',
  note: 'Built inside your account, ready to run',
  footerLabel: 'CRM automation',
  row: {
    title: 'CRM Automation & Funnels',
    description: 'The path from click to calendar, built and tested in your account.',
    items: ['Landing pages and forms', 'Qualification and routing', 'Email and text messages', 'Pipeline setup'],
    picture: pictures.tests,
  },
};

export const crmAutomationFunnels: OfferContent = {
  slug: 'crm-automation-funnels',
  name: 'CRM automation & funnels',
  meta: {
    title: 'CRM automation and funnels, built in your account',
    description:
      'Pages, forms, routing and messages designed, built and tested inside your own account, with a map your team can read and change.',
  },
  hero: {
    title: 'Your funnel, built inside your own account',
    lead: 'We design the pages, write the messages, connect the data and try every path. You receive a running system and its map.',
    checks: ['Built and tested by our team', 'Documented so yours can change it', 'Everything stays in your account'],
    picture: pictures.hero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '/features'},
    ],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Map the path on one page',
        description:
          'Where people come from, what they need to know, what they do next. You sign the map before we build.',
        picture: pictures.map,
      },
      {
        title: 'Watch us try to break it',
        description: 'Test leads go down each branch with typos, late replies and double entries until none is lost.',
        picture: pictures.tests,
      },
      {
        title: 'Improve a step each month',
        description: 'The weakest step gets a rival version. Whichever brings more people through stays.',
        picture: pictures.improvement,
      },
    ],
  },
  features: {
    title: 'Parts of a working funnel',
    items: [
      {icon: 'grid', title: 'Landing pages', description: 'One promise and one form, quick to open on a phone.'},
      {
        icon: 'document',
        title: 'Smart forms',
        description: 'Questions follow the answers, and half-filled forms are saved.',
      },
      {
        icon: 'flag',
        title: 'Qualification',
        description: 'Rules that sort ready, later and never, with the reason shown.',
      },
      {icon: 'branch', title: 'Routing', description: 'By region, language, product or who is on shift.'},
      {
        icon: 'message',
        title: 'Nurture messages',
        description: 'Email and text for each branch, written with your sales team.',
      },
      {icon: 'board', title: 'Pipeline setup', description: 'Stages, fields and permissions that match how you sell.'},
      {icon: 'users', title: 'Data cleanup', description: 'Duplicates merged, fields renamed, old lists archived.'},
      {icon: 'chart', title: 'Step figures', description: 'Visitors, answers, bookings and sales, counted each week.'},
    ],
  },
  facts: [
    {label: 'Built in', value: 'Your own account'},
    {label: 'Handed over', value: 'Map, test log, recorded walkthrough'},
    {label: 'Upkeep', value: 'By you, or by us each month'},
  ],
  tools: {
    title: 'What we wire together',
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
        description: 'A check of the house before anyone drives there.',
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
        title: 'Clinics with waiting lists',
        description: 'Referrals sorted by urgency before the phone rings.',
        startsWith: 'Intake funnel',
        to: '/industries/healthcare',
      },
    ],
  },
  quotes: [
    {
      content: 'They found three places where leads vanished. We knew of one.',
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
      content: 'The map hangs in our kitchen, and people add to it.',
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
          'Access to your forms and ad accounts, an export of contacts, and ninety minutes with whoever takes the first call.',
      },
      {
        question: 'Can you repair what somebody else built?',
        answer: 'Yes. We list what runs, what fails and what fires twice, then repair or rebuild in that order.',
      },
      {
        question: 'Could something be sent by mistake?',
        answer:
          'We build with test contacts behind a send lock. It opens after you have read each message in its final place.',
      },
      {
        question: 'Who looks after it later?',
        answer:
          'You can, with the map and the recorded walkthrough. Or add Automation Development and we do it by the month.',
      },
    ],
  },
  closing: {
    title: 'Watch one lead travel the whole way',
    text: 'We send a test inquiry from ad to calendar in front of you, then open the map behind it.',
    action: {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
  },
};
