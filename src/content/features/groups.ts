import {bookingsPicture, sourcesPicture, stagesPicture} from '#src/content/pictures/features';
import type {FeatureGroupContent} from '#src/templates/FeaturesPage/FeatureGroup';

/** The twelve features of `/features`, the four of the home page first. Docs link to the ids: keep them. */
export const featureGroups: readonly FeatureGroupContent[] = [
  {
    id: 'win-deals',
    title: 'Win the deal',
    text: 'From the first message to the signature, without leaving the screen.',
    picture: stagesPicture,
    ground: 'mint',
    items: [
      {
        icon: 'home',
        title: 'CRM Dashboard',
        description: 'Each person’s tasks, open deals and silent customers, on the first screen of the day.',
        to: '/docs/contacts-and-pipelines',
      },
      {
        icon: 'message',
        title: 'SMS & Email Hub',
        description: 'One queue for every text and email the company gets, sorted by who answers.',
        to: '/docs/messaging',
      },
      {
        icon: 'board',
        title: 'Visual Pipelines',
        description: 'Columns named in your words, each with its count, value and longest wait.',
        to: '/solutions/manage-pipelines',
      },
      {
        icon: 'branch',
        title: 'Automation Workflows',
        description: 'Triggers, waits and conditions that leave a line on the timeline each time.',
        to: '/solutions/automate-sales-marketing',
      },
    ],
  },
  {
    id: 'get-booked-and-paid',
    title: 'Get booked and paid',
    text: 'What customers do by themselves at eleven at night, and you find done at nine.',
    picture: bookingsPicture,
    ground: 'warm',
    items: [
      {
        icon: 'calendar',
        title: 'Booking calendar',
        description: 'Shows free times only, takes a deposit, and reminds the day before.',
        to: '/solutions/book-more-clients',
      },
      {
        icon: 'globe',
        title: 'Websites and funnels',
        description: 'Pages and forms whose entries arrive as contacts, with the page they came from.',
        to: '/services/websites-branding',
      },
      {
        icon: 'card',
        title: 'Store and payments',
        description: 'Products, invoices and payment links; the receipt is filed with the buyer.',
        to: '/solutions/sell-products-online',
      },
      {
        icon: 'star',
        title: 'Review requests',
        description: 'Goes out after the job, once, and brings the answer to your inbox.',
        to: '/services/seo-growth',
      },
    ],
  },
  {
    id: 'measure-and-control',
    title: 'Measure, connect, control',
    text: 'For whoever answers for the figures, the data and the keys.',
    picture: sourcesPicture,
    ground: 'plain',
    items: [
      {
        icon: 'chart',
        title: 'Reports and exports',
        description: 'Ready-made or yours, typically under five minutes old, as PDF, Excel, CSV or PowerPoint.',
        to: '/solutions/reporting-analytics',
      },
      {
        icon: 'lock',
        title: 'Roles and sign-in',
        description: 'Who sees which deal, with SSO, SAML and MFA at the door.',
        to: '/security',
      },
      {
        icon: 'link',
        title: 'API and webhooks',
        description: 'Read and write contacts from your own systems. API access starts with Pro.',
        to: '/docs/administration-and-api/api',
      },
      {
        icon: 'layers',
        title: 'Import and cleanup',
        description: 'Match columns once, look at the preview, merge duplicates when you find them.',
        to: '/docs/getting-started/import-contacts',
      },
    ],
  },
];
