import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {company} from '../company/company';
import {otherLayout} from '../pictures/industries/other';
import {otherTrades} from './parts/other-trades';

export const card: PageCard = {
  order: 900,
  icon: 'dots',
  note: 'Ten more, from fitness to government',
  row: {
    place: 'street',
    description: 'From factories to food banks: ten more industries, each with the names and stages it already uses.',
  },
};

export const other: IndustryContent = {
  slug: 'other',
  name: 'Other industries',
  meta: {
    title: 'CRM for ten more industries',
    description:
      'Manufacturing, education, fitness, logistics, software, non-profit, construction, agriculture, media and government: what each sets up first.',
  },
  hero: {
    title: 'A CRM that uses your trade’s own words',
    lead: 'Rename the stages, the fields and the messages. A harvest contract, a membership or a permit moves through Scalewell as easily as a sale.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: otherLayout,
  stats: [
    {figure: '2x', label: 'faster replies to inquiries'},
    {figure: '30%', label: 'less time on routine follow-up'},
    {figure: '20%', label: 'fewer inquiries left open'},
  ],
  features: {
    title: 'CRM features every industry uses',
    items: [
      {
        icon: 'edit',
        title: 'Your own vocabulary',
        description: 'Call them donors, growers, tenants or members; fields and screens follow.',
        to: '/features',
      },
      {
        icon: 'board',
        title: 'A board for any process',
        description: 'Bids, enrollments, permits, grants, shipments: each with its own stages and deadlines.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'inbox',
        title: 'One front door',
        description: 'Email, text, calls and web forms in one place, each with an owner.',
        to: '/solutions/scale-operations',
      },
      {
        icon: 'calendar',
        title: 'Visits people can book',
        description: 'Site surveys, campus tours, trial classes and deliveries, from one link.',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'bolt',
        title: 'Workflows you draw once',
        description: 'When a date comes up or a form arrives, the next step happens automatically.',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'chart',
        title: 'Reports anyone can open',
        description: 'Give members, funders or your board the numbers as PDF, Excel, CSV or PowerPoint.',
        to: '/solutions/reporting-analytics',
      },
    ],
  },
  trades: {
    title: 'Ten industries, and where each one starts',
    aside: 'Don’t see yours? Tell us how a customer reaches you, and we’ll start there.',
    items: otherTrades,
  },
  day: {
    title: 'One day at six very different desks',
    text: 'Same software, six vocabularies. Not one of them says “sales funnel.”',
    items: [
      {
        when: '6:00',
        title: 'A grain co-op opens its scales',
        description: 'Growers confirm their delivery slots by text, and the scale house knows the order of the trucks.',
      },
      {
        when: '8:45',
        title: 'A school office counts applications',
        description:
          'Three families finished overnight. Each learns what’s still missing: a transcript, two signatures.',
      },
      {
        when: '10:10',
        title: 'An estimator prices a clinic',
        description: 'The bid is due at noon tomorrow. Two electricians have not answered; one tap texts both.',
      },
      {
        when: '1:00',
        title: 'A food bank loses a volunteer',
        description: 'The first three on the list are asked, and the packing shift is full by 1:30.',
      },
      {
        when: '4:15',
        title: 'A freight broker quotes a lane',
        description: 'A shipper needs a rate to Tulsa. The usual carrier and the last price are next to the message.',
      },
      {
        when: '7:30',
        title: 'A climbing gym says well done',
        description:
          'Nine people finish their first class. Each gets a note from the coach and a reason to come back on Sunday.',
      },
    ],
  },
  quote: {
    content:
      'Your first question was what we call our customers. We said growers, and by Friday every screen said growers. That’s when my team was sold.',
    author: 'Rosalind Achebe',
    role: 'Operations director',
    company: 'Prairie Link Co-op',
    industry: 'Agriculture',
  },
  faq: {
    title: 'Questions from other industries',
    items: [
      {
        question: 'Is there a setup for our industry?',
        answer:
          'For the ten above we have stages, fields and messages as a first draft. For any other, we write them with you from one typical customer, start to finish.',
      },
      {
        question: 'How much of it can we rename?',
        answer:
          'The names of stages, fields and screens, plus templates and reports. Changes show up right away without a developer, so you can try a word for a week.',
      },
      {
        question: 'How large a rollout do you take on?',
        answer:
          'From one desk upward. QuickStart is live in three to five business days, Launch Kit follows a 30-day timeline, Accelerator 60, and enterprise implementations plan for 90 days or more.',
      },
      {
        question: 'We handle sensitive records. Is that a problem?',
        answer:
          'No. Access is limited by role, with two-step sign-in on every plan and SSO and SCIM on Enterprise. Data is encrypted in transit and at rest, and daily backups allow recovery to a point in time.',
      },
      {
        question: 'What kind of help do we get?',
        answer: `People, on every plan. Choose ${company.chat} for a live chat, typically answered in ${company.responseTimes.liveChat}. Email takes ${company.responseTimes.email}.`,
      },
    ],
  },
  closing: {
    title: 'Guests, members, cases: see it in your words',
    text: 'Write what you call your customers, and a person will write back with a first set of stages.',
    action: {label: 'Talk to an Expert', to: '/contact-us'},
  },
};
