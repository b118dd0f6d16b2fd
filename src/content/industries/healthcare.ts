import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import {productFacts} from '#src/content/product/facts';
import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {healthcareLayout} from '../pictures/industries/healthcare';

export const card: PageCard = {
  order: 40,
  icon: 'heart',
  note: 'Fewer no-shows, calmer front desk',
  row: {
    place: 'healthcare',
    description: 'A canceled visit is offered to the waitlist within a minute.',
  },
};

export const healthcare: IndustryContent = {
  slug: 'healthcare',
  name: 'Healthcare',
  meta: {
    title: 'Healthcare CRM for practices, HIPAA-aligned',
    description:
      'Booking, confirmations, intake and recall for medical and dental practices. HIPAA-aligned handling, fewer empty chairs, a calmer front desk.',
  },
  hero: {
    title: 'A full schedule, and a front desk that can look up',
    lead: 'A CRM for medical and dental practices: it confirms, reminds, fills gaps and recalls by text and email, so your staff can talk to the patient at the counter.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: healthcareLayout,
  stats: [
    {figure: '25%', label: 'better patient satisfaction'},
    {figure: '40%', label: 'fewer no-shows'},
    {figure: '30%', label: 'better care plan adherence'},
  ],
  features: {
    title: 'CRM features for medical and dental practices',
    items: [
      {
        icon: 'calendar',
        title: 'Online booking',
        description: 'New and returning patients choose a real opening, by provider and visit type.',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'message',
        title: 'Confirmations',
        description: 'Patients answer yes, no or later by text, and the schedule follows.',
        to: '/features',
      },
      {
        icon: 'document',
        title: 'Digital intake',
        description: 'Forms arrive before the visit and are saved to the right record.',
        to: '/solutions/scale-operations',
      },
      {
        icon: 'repeat',
        title: 'Recall',
        description: 'Six-month and treatment recalls that stop when the patient books.',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'star',
        title: 'Reviews',
        description: 'Ask two days after the visit, and answer every patient in one place.',
        to: '/services/seo-growth',
      },
      {
        icon: 'lock',
        title: 'Access and audit',
        description: `Access by role, two-step sign-in and, on ${productFacts.auditLogPlans}, an audit log.`,
        to: '/security',
      },
    ],
  },
  day: {
    title: 'One day at a practice with five chairs',
    text: 'None of this depends on someone remembering it.',
    items: [
      {
        when: '7:00',
        title: 'Today’s list goes out',
        description:
          'Dentists and hygienists sign in to their own day, with a note on what each patient asked last time.',
      },
      {
        when: '9:40',
        title: 'A gap opens',
        description:
          'A patient cancels by text. Three people on the waitlist get the 11:15 slot; the first yes takes it.',
      },
      {
        when: '12:15',
        title: 'A new patient asks',
        description: 'The website form answers in a minute, offers two times and collects the intake forms.',
      },
      {
        when: '2:20',
        title: 'A care plan stays on course',
        description:
          'Week three of aligners: the patient confirms the switch by text, and a missed step goes to the hygienist.',
      },
      {
        when: '4:00',
        title: 'Visit done',
        description: 'Aftercare goes out for the treatment that was booked, and a review request two days later.',
      },
      {
        when: '6:00',
        title: 'Recall runs',
        description: 'Everyone due in the next six weeks is invited to pick a time. There’s no list to make.',
      },
    ],
  },
  quote: {
    content:
      'Our waitlist used to be a sticky note on my monitor. Last month it filled 31 gaps, and I didn’t make a single call.',
    author: 'Joanna Pike',
    role: 'Practice manager',
    company: clearwaterDental.name,
    industry: 'Healthcare',
  },
  faq: {
    title: 'Questions from practices',
    items: [
      {
        question: 'Is Scalewell suitable for patient data?',
        answer: `Yes, once the agreement is signed. ${productFacts.baa} Until then, keep health records out. Data is encrypted in transit with TLS 1.2+ and at rest with AES-256, access is by role, and handling is HIPAA-aligned.`,
      },
      {
        question: 'Does it replace our practice software?',
        answer: `No. It works in front of it: booking, messages, forms and follow-up. What we can exchange with yours (${productFacts.practiceSystems}) depends on what it opens: appointments by API, or a patient list as a file. We check before you sign up.`,
      },
      {
        question: 'Can patients reply to texts?',
        answer:
          'Yes. Replies land in a shared inbox with the patient’s record next to them. Reminders carry a time and a place, never a diagnosis.',
      },
      {
        question: 'How long until we are live?',
        answer:
          'Typically one to two weeks for one location. Your front desk and hygienists train on your own schedule, in two one-hour sessions.',
      },
      {
        question: 'Who writes the messages?',
        answer:
          'We start you with a set for dental, medical, vision and physical therapy offices. Your providers approve each line before a patient reads it.',
      },
    ],
  },
  closing: {
    title: 'Your own schedule in a demo',
    text: 'A typical week is enough: in thirty minutes you’ll see how its gaps get filled.',
    action: {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
    links: [{label: `How ${clearwaterDental.name} did it`, to: `/case-studies/${clearwaterDental.page}`}],
  },
};
