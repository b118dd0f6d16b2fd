import {company} from '#src/content/company/company';
import {
  reportingAnalyticsHero,
  reportingAnalyticsPictures as pictures,
} from '#src/content/pictures/offers/reporting-analytics';
import {quarterReports} from '#src/content/pictures/signatures/reporting-analytics';
import {productFacts} from '#src/content/product/facts';
import type {OfferContent, PageCard} from '#src/content/schema/families';
import {reportingAnalyticsFeatures} from '#src/content/solutions/parts/reporting-analytics-features';

export const card: PageCard = {
  order: 60,
  icon: 'chart',
  note: 'Numbers your Monday meeting can trust',
  footerLabel: 'Reporting',
  row: {also: true, description: 'Numbers your Monday meeting can trust', picture: pictures.schedule},
};

export const reportingAnalytics: OfferContent = {
  slug: 'reporting-analytics',
  name: 'Reporting & analytics',
  meta: {
    title: 'Reporting and analytics for sales teams',
    description:
      'Dashboards counted from real calls, deals and invoices, typically less than 5 minutes behind. Export to PDF, Excel, CSV or PowerPoint.',
  },
  hero: {
    title: 'Numbers your Monday meeting can trust',
    lead: 'Sales reports and dashboards: leads, replies, deals and revenue are counted from the work itself, so there’s no spreadsheet to finish on Sunday night.',
    checks: [
      'Data delay typically under 5 minutes',
      'PDF, Excel, CSV and PowerPoint',
      `Trusted by ${company.claims.businesses} businesses`,
    ],
    art: reportingAnalyticsHero,
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'See Features', to: '#features'},
    ],
  },
  signature: {
    title: 'How it works',
    aside: 'Select a number and walk back to the call, the quote or the invoice it was counted from.',
    steps: [
      {
        short: 'Question',
        title: 'Choose the question',
        description: '“Which ads paid off?” “Who replies slowest?” Start with a ready-made report or build your own.',
      },
      {
        short: 'Figure',
        title: 'Check the figure',
        description: 'Click any number to see the deals, calls or invoices behind it.',
      },
      {
        short: 'Report',
        title: 'Send it before they ask',
        description: 'Schedule a PDF for the owner, a spreadsheet for your accountant and slides for the board.',
      },
    ],
    frame: quarterReports,
  },
  recipe: 'tall',
  features: {
    title: 'Reports that explain themselves',
    items: reportingAnalyticsFeatures,
  },
  facts: [
    {label: 'Data delay', value: 'Typically under 5 minutes'},
    {label: 'Conversion gains', value: 'Within 30–60 days'},
    {label: 'Exports', value: 'PDF, Excel, CSV, PowerPoint'},
    {label: 'In use at', value: `${company.claims.businesses} businesses`},
  ],
  tools: {
    title: 'Where the data comes from',
    items: [
      {name: 'Google Analytics 4', category: 'Web'},
      {name: 'Search Console', category: 'Search'},
      {name: 'Google Ads', category: 'Ads'},
      {name: 'Meta Ads', category: 'Ads'},
      {name: 'LinkedIn Ads', category: 'Ads'},
      {name: 'TikTok Ads', category: 'Ads'},
      {name: 'Shopify', category: 'Orders'},
      {name: 'Stripe', category: 'Payments'},
      {name: 'QuickBooks', category: 'Accounting'},
      {name: 'Xero', category: 'Accounting'},
      {name: 'Looker Studio', category: 'Dashboards'},
      {name: 'Power BI', category: 'Dashboards'},
    ],
  },
  useCases: {
    title: 'Perfect for',
    items: [
      {
        title: 'Owners with several locations',
        description: 'The same report from every location, ready Monday at eight.',
        startsWith: 'Location comparison',
        to: '/solutions/scale-operations',
      },
      {
        title: 'Marketing leads',
        description: 'Budgets that have to be defended with sales.',
        startsWith: 'Ad return',
        to: '/services/social-media-ads',
      },
      {
        title: 'Sales managers',
        description: 'Coaching based on reply times and drop-off, not a hunch.',
        startsWith: 'Response times',
        to: '/solutions/manage-pipelines',
      },
      {
        title: 'Practice owners',
        description: 'Chair hours, no-shows and income for each provider.',
        startsWith: 'Utilization report',
        to: '/industries/healthcare',
      },
    ],
  },
  quotes: [
    {
      content: 'We cut two ad campaigns in the first month and sold more.',
      author: 'Hannah Pryce',
      role: 'Marketing lead',
      company: 'Pinecrest Heating & Air',
      industry: 'Home services',
    },
    {
      content: 'My accountant and I finally look at the same number.',
      author: 'Victor Amadi',
      role: 'Owner',
      company: 'Amadi Tire & Brake',
      industry: 'Automotive',
    },
    {
      content: 'The board deck took me a day. It arrives by itself now.',
      author: 'Ellen Roth',
      role: 'Finance director',
      company: 'Wexcombe Hotels',
      industry: 'Hospitality',
    },
  ],
  faq: {
    title: 'Questions about reporting',
    items: [
      {
        question: 'How fresh is the data?',
        answer:
          'The delay is typically under 5 minutes. Ad platforms report on their own schedule, and each chart shows when it was last updated.',
      },
      {
        question: 'Which formats can I export?',
        answer: `PDF, Excel, CSV and PowerPoint. Download a report once, or schedule it for users and ${productFacts.reportRecipients}.`,
      },
      {
        question: 'When do teams see conversion gains?',
        answer:
          'Within 30–60 days, as slow replies and drop-off points become visible and someone acts on them. It depends on your volume.',
      },
      {
        question: 'Can we define our own metrics?',
        answer:
          'Yes. Combine fields and filters, name the result and use it on any dashboard. Its definition appears next to it.',
      },
      {
        question: 'We already have a BI tool. Why both?',
        answer:
          'You may not need both. The same tables can feed Looker Studio or Power BI, while the daily screens stay where the work is.',
      },
    ],
  },
  closing: {
    title: 'Ask your data one hard question',
    text: 'Name the number you argue about most. We’ll find it, trace it and put it on a dashboard while you watch.',
    action: {label: 'Book a Demo', opensDemo: true},
  },
};
