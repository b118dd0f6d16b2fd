import {company} from '#src/content/company/company';
import {productFacts} from '#src/content/product/facts';
import type {TrustContent} from '#src/content/schema/security';

/** Parts of /security for security reviews. Sample facts: OPERATIONS.md lists the ones to confirm. */
export const trust: TrustContent = {
  location: {
    title: 'Where your data lives',
    text: 'One Canadian region, two zones, and backups in a second Canadian region. Everything is encrypted in transit and at rest. We don’t have a region in the EU today.',
    map: {
      sample: 'Sample regions',
      source: {name: 'Your team', text: 'Any browser or phone, with two-step sign-in'},
      link: 'TLS 1.2+',
      region: {
        title: 'Canada, one region',
        parts: [
          {icon: 'server', name: 'Zone A', text: 'Application and live database, AES-256 at rest'},
          {icon: 'server', name: 'Zone B', text: 'Second copy, AES-256, ready to take over'},
          {icon: 'key', name: 'Encryption keys', text: 'Apart from the data, changed every year'},
        ],
      },
      copy: 'Every day',
      backup: {name: 'Backups', text: 'AES-256, in another Canadian region, kept up to 1 year'},
      companies: [
        {
          where: 'United States, only if you use it',
          kinds: ['Texts and calls', 'Email delivery', 'Plan billing', 'AI answers'],
        },
        {where: 'Ireland', kinds: ['Plan billing']},
        {where: 'Canada, always', kinds: ['Hosting', 'Error reports']},
      ],
    },
  },
  subprocessors: {
    title: 'Subprocessors',
    text: 'We announce a new one by email 30 days ahead; the DPA has the same list. Your customers’ cards go to your own Stripe, Square or PayPal account.',
    switch: 'Column to show',
    head: ['Company', 'What for', 'Where', 'Applies'],
    rows: [
      ['Maplestack Cloud (maplestack.example)', 'Hosting: application, database, backups', 'Canada', 'Always'],
      [
        'Carrierline (carrierline.example)',
        'Sending and receiving texts and calls',
        'United States',
        'If you text or call',
      ],
      ['Postlane (postlane.example)', 'Email delivery in your name', 'United States', 'If you send email'],
      [
        'Tillwater (tillwater.example)',
        'Billing: charges your card or bank account for your Scalewell plan',
        'United States, Ireland',
        'If you’re on a paid plan',
      ],
      [
        'Answerwell (answerwell.example)',
        'AI answers of the chat widget on Enterprise',
        'United States',
        'If you turn it on',
      ],
      ['Faultlog (faultlog.example)', 'Error reports, without record contents', 'Canada', 'Always'],
    ],
  },
  status: {
    title: 'Aligned, not certified',
    text: 'The difference matters in a review, so here is where we are.',
    rules: [
      {
        name: 'GDPR',
        status: 'Aligned',
        text: 'We act as your processor: agreement, export, erasure. We hold no GDPR certification.',
      },
      {
        name: 'SOC 2',
        status: 'Aligned, not certified',
        text: 'Our controls follow the criteria. There’s no SOC 2 report yet: no auditor has examined them, and no outside firm has run a penetration test.',
      },
      {
        name: 'Health data',
        status: 'With a BAA',
        text: `${productFacts.baa} Until it’s signed, keep health records out.`,
        needsMore: true,
      },
    ],
  },
  documents: {
    title: 'Documents for your review',
    text: 'A person answers within one business day.',
    items: [
      {
        icon: 'document',
        title: 'DPA',
        description: 'Data processing agreement, with the EU clauses.',
        to: '/contact?topic=dpa',
      },
      {
        icon: 'heart',
        title: 'BAA',
        description: `For clinics on ${productFacts.baaPlans}, at no extra charge.`,
        to: '/contact?topic=baa',
      },
      {
        icon: 'lock',
        title: 'Security overview',
        description: 'Architecture, access and recovery.',
        to: '/contact?topic=overview',
      },
      {
        icon: 'edit',
        title: 'Your questionnaire',
        description: 'CAIQ, SIG Lite or your own sheet.',
        to: '/contact?topic=questionnaire',
      },
    ],
  },
  uptime: {
    title: 'Uptime',
    text: `A monthly target. ${productFacts.recovery} Maintenance is announced three days ahead; there’s no status page yet.`,
    figures: [
      {label: 'Target', value: company.claims.uptime},
      {label: 'Allows in a month', value: '43 minutes'},
      {label: 'Allows in a year', value: '8 hours 46 minutes'},
    ],
  },
};
