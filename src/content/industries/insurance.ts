import {ridgelineInsurance} from '#src/content/customers/ridgeline-insurance';
import type {IndustryContent, PageCard} from '#src/content/schema/families';
import {insuranceLayout} from '../pictures/industries/insurance';

export const card: PageCard = {
  order: 30,
  icon: 'shield',
  note: 'Renewals that do not slip',
  row: {
    place: 'insurance',
    description: 'Two months before expiration, clients are asked what has changed instead of just getting a bill.',
  },
};

export const insurance: IndustryContent = {
  slug: 'insurance',
  name: 'Insurance',
  meta: {
    title: 'Insurance CRM for agencies and brokers',
    description:
      'Renewals that begin sixty days early, quotes that get chased, and a dated record of each disclosure, beside your agency management system.',
  },
  hero: {
    title: 'The renewal starts before the client shops',
    lead: 'A CRM for insurance agencies: sixty days out, it asks what has changed, collects the answers and gives the producer a quote task. You keep a dated record.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See a Day', to: '#day'},
    ],
  },
  layout: insuranceLayout,
  stats: [
    {figure: '30%', label: 'more policy sales'},
    {figure: '85%', label: 'better renewal rates'},
    {figure: '70%', label: 'fewer compliance issues'},
  ],
  features: {
    title: 'CRM features for insurance agencies',
    items: [
      {
        icon: 'clock',
        title: 'Renewal runway',
        description: 'At 60, 30 and 10 days, each policyholder gets the right reminder.',
        to: '/solutions/automate-sales-marketing',
      },
      {
        icon: 'document',
        title: 'Quote chasing',
        description: 'Missing VINs, roof ages and loss runs are requested until they arrive.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'shield',
        title: 'Disclosure record',
        description: 'Who was told what, when and in which words, ready to export for an audit.',
        to: '/security',
      },
      {
        icon: 'layers',
        title: 'Cross-line prompts',
        description: 'New driver, new lease, new hire: a tag creates a task for the client’s producer.',
        to: '/services/crm-automation-funnels',
      },
      {
        icon: 'phone',
        title: 'Claims check-ins',
        description: 'After first notice, the client hears from you on days one, three and ten.',
        to: '/solutions/scale-operations',
      },
      {
        icon: 'users',
        title: 'Producer scorecard',
        description: 'Retention, quotes out and bind rate, by producer, carrier and line.',
        to: '/solutions/reporting-analytics',
      },
    ],
  },
  day: {
    title: 'A day at an agency on Main Street',
    text: 'Three producers and 1,900 households that expect to be known by name.',
    items: [
      {
        when: '8:00',
        title: 'The sixty-day list goes out',
        description:
          'Households due in mid-August get a short note that asks what changed: cars, drivers, roof, business.',
      },
      {
        when: '9:25',
        title: 'A lender wants proof of coverage',
        description:
          'Evidence of insurance is requested, sent and filed. The call, the document and the time are on one record.',
      },
      {
        when: '11:10',
        title: 'A commercial quote stalls',
        description:
          'Harlan Freight still owes loss runs. A second request goes out, and the producer has a call task for two o’clock.',
      },
      {
        when: '1:40',
        title: 'A teenager passes the road test',
        description:
          'A parent mentions it by text. The driver form goes back, and the umbrella question lands with the producer.',
      },
      {
        when: '3:30',
        title: 'Hail over two ZIP codes',
        description: 'Every client there gets the claim steps and your front desk’s number.',
      },
      {
        when: '5:15',
        title: 'Bound, signed and filed',
        description:
          'Okafor Bakery signs. The disclosure is time-stamped, the welcome email goes out, and next year’s date is set.',
      },
    ],
  },
  quote: {
    content:
      'The examiner asked for eleven files on a Tuesday. My service lead exported them before lunch and got back to her renewals.',
    author: 'Walter Nagy',
    role: 'Agency principal',
    company: 'Nagy & Hale Insurance',
    industry: 'Insurance',
  },
  faq: {
    title: 'Questions from principals and compliance',
    items: [
      {
        question: 'Does it replace our agency management system?',
        answer:
          'No, it works alongside it. Policies and commissions stay there; names, lines and expiration dates come across through a connector or a scheduled import, and Scalewell handles the conversation.',
      },
      {
        question: 'How does it help with compliance?',
        answer:
          'You approve a template once and lock it (Pro and Enterprise). Every send, reply and edit then has a name and a time. It supports your procedures; it doesn’t replace your compliance officer.',
      },
      {
        question: 'How is client information protected?',
        answer:
          'With TLS 1.2+ in transit and AES-256 at rest. Staff sign in with a second step, or through SSO on Enterprise. Roles limit what they can open, and our controls are aligned with GDPR and SOC 2.',
      },
      {
        question: 'What happens to our book if we leave?',
        answer:
          'You can export it for 30 days after termination. We keep it for 90 days in case you return, and backups for up to one year.',
      },
      {
        question: 'Can producers keep texting clients?',
        answer:
          'Yes, from Scalewell and the agency’s number. The client sees one familiar sender, and the thread stays on file instead of on a personal phone.',
      },
    ],
  },
  closing: {
    title: 'Next month’s renewals in a demo',
    text: 'A list of names and dates is enough. In 30 minutes you’ll see who gets contacted, when, and what it says.',
    action: {label: 'Get a Live Demo', to: '/demo', opensDemo: true},
    links: [
      {label: `How ${ridgelineInsurance.name} did it`, to: `/case-studies/${ridgelineInsurance.page}`},
      {label: 'Security, point by point', to: '/security'},
    ],
  },
};
