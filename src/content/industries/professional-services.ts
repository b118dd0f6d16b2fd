import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {firmLayout} from '../pictures/industries/professional-services';

export const card: PageCard = {
  order: 70,
  icon: 'brief',
  note: 'Proposals, invoices, referrals',
  row: {
    place: 'meeting',
    description: 'A partner is notified while the client is reading the proposal.',
  },
};

export const professionalServices: IndustryContent = {
  slug: 'professional-services',
  name: 'Professional services',
  meta: {
    title: 'CRM for professional services firms',
    description:
      'From first inquiry to signed engagement letter: intake, proposals, onboarding and referrals for accountants, law offices, consultants and agencies.',
  },
  hero: {
    title: 'Less chasing between hello and signed',
    lead: 'A CRM for professional services firms. It moves each engagement from intake to kickoff, and involves a partner only when there’s a decision to make.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: firmLayout,
  stats: [
    {figure: '30%', label: 'more proposals signed'},
    {figure: '2x', label: 'faster client onboarding'},
    {figure: '25%', label: 'less unbilled admin'},
  ],
  features: {
    title: 'CRM features for professional services',
    items: [
      {
        icon: 'document',
        title: 'Client intake',
        description: 'One form collects parties, scope and documents, and opens the engagement.',
        to: '/services/crm-automation-funnels',
      },
      {
        icon: 'search',
        title: 'Duplicate check',
        description: 'An intake form from someone you already know updates the contact you have.',
        to: '/security',
      },
      {
        icon: 'edit',
        title: 'Proposals and letters',
        description: 'Fee options from your price list, signed online, with a PDF for both sides.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'calendar',
        title: 'Consultation booking',
        description: 'Paid or free first meetings, by partner and practice area, with buffer time between.',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'check',
        title: 'Onboarding lists',
        description: 'Kickoff dates, file requests and introductions, assigned and tracked until complete.',
        to: '/solutions/scale-operations',
      },
      {
        icon: 'users',
        title: 'Referral thanks',
        description: 'See who sent whom, and thank them on the day it happens.',
        to: '/solutions/automate-sales-marketing',
      },
    ],
  },
  day: {
    title: 'A day at a firm with four partners',
    text: 'Ten people, two practice areas, and no scheduling coordinator.',
    items: [
      {
        when: '8:20',
        title: 'An inquiry by referral',
        description:
          'The form names the client who referred him. She gets a thank-you within the hour; he gets the intake form and two times for a call.',
      },
      {
        when: '9:45',
        title: 'A number looks familiar',
        description:
          'The intake has the phone number of an opposing party from 2023. A partner decides before anyone gives advice.',
      },
      {
        when: '11:30',
        title: 'The proposal is opened twice',
        description:
          'The second time, fee option B stays open longest. The partner calls while the question is still fresh.',
      },
      {
        when: '2:00',
        title: 'The letter comes back signed',
        description: 'Onboarding begins: a list of files, an introduction to the team, and a kickoff on Tuesday.',
      },
      {
        when: '3:40',
        title: 'Missing papers, asked for once',
        description: 'Twelve clients owe documents. Each is asked only for what’s missing, and only until it arrives.',
      },
      {
        when: '5:30',
        title: 'Friday’s partner meeting, prepared',
        description: 'Open proposals, stuck onboardings and clients you haven’t talked to in a quarter, on one page.',
      },
    ],
  },
  quote: {
    content:
      'Our proposals were excellent and late. We didn’t change the writing. We just stopped letting drafts wait for a free afternoon.',
    author: 'Helena Strand',
    role: 'Managing partner',
    company: 'Strand Keller Advisory',
    industry: 'Professional services',
  },
  faq: {
    title: 'Questions from firms',
    items: [
      {
        question: 'Can one team’s clients stay hidden from another?',
        answer:
          'Yes. Roles decide who sees a client or a pipeline, down to a single team. On Enterprise, firms can sign in through their own identity provider with SSO.',
      },
      {
        question: 'Does it track time and send invoices?',
        answer:
          'It sends quotes, invoices and payment links. It doesn’t track time; that stays in your practice system, and a signed client is passed along through an integration.',
      },
      {
        question: 'Will our templates survive the move?',
        answer:
          'They’re the starting point. We rebuild proposals, letters and checklists from your documents, and a partner approves each one before it goes to a client.',
      },
      {
        question: 'Who sets it up, and how long does it take?',
        answer:
          'Our team, with one contact at your firm. Most launches take one to two weeks. A full rollout with data migration, integrations and workflows follows a five-week plan.',
      },
      {
        question: 'Can the partners have their own report?',
        answer:
          'Yes, on demand or on a schedule, as PDF, Excel, CSV or PowerPoint. The figures in it are typically less than five minutes old.',
      },
    ],
  },
  closing: {
    title: 'Which of your proposals went quiet?',
    text: 'In a 30-minute session we’ll retrace it and show where a reminder, a date or a name was missing.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: `How ${marlowAndFinch.name} did it`, to: `/case-studies/${marlowAndFinch.page}`},
      {label: 'Strategic planning with us', to: '/services/strategic-planning'},
      {label: 'For agencies', to: '/faq#do-you-work-with-agencies'},
    ],
  },
};
