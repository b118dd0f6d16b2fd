import {bookingsPicture, sourcesPicture, stagesPicture} from '#src/content/pictures/features';
import type {FeatureGroupContent} from '#src/content/schema/features';

/**
 * The twelve features on `/features`; the first four are also on the home page. Keep the IDs, because docs link to
 * them.
 */
export const featureGroups: readonly FeatureGroupContent[] = [
  {
    id: 'win-deals',
    title: 'Win the deal',
    text: 'From the first message to the signature, without switching tools.',
    picture: stagesPicture,
    ground: 'mint',
    items: [
      {
        icon: 'home',
        title: 'CRM Dashboard',
        description: 'Start each day with your tasks, open deals and the customers you haven’t heard from.',
        to: '/docs/reports-and-dashboards',
        guide: {label: 'Build a dashboard', to: '/docs/reports-and-dashboards/build-a-dashboard'},
      },
      {
        icon: 'message',
        title: 'SMS & Email Hub',
        description: 'One shared inbox for every text and email, with an owner on each thread.',
        to: '/docs/messaging',
        guide: {label: 'Use the shared inbox', to: '/docs/messaging/use-the-shared-inbox'},
      },
      {
        icon: 'board',
        title: 'Visual Pipelines',
        description: 'Stages with your own names, each with its deal count, value and longest wait.',
        to: '/solutions/manage-pipelines',
        guide: {label: 'Create a pipeline', to: '/docs/contacts-and-pipelines/create-a-pipeline'},
      },
      {
        icon: 'branch',
        title: 'Automation Workflows',
        description: 'Triggers, waits and conditions, with every step logged on the customer’s timeline.',
        to: '/solutions/automate-sales-marketing',
        guide: {label: 'Build your first workflow', to: '/docs/automations/build-your-first-workflow'},
      },
    ],
  },
  {
    id: 'get-booked-and-paid',
    title: 'Get booked and paid',
    text: 'Customers book and pay at 11 PM. It’s done before you open.',
    picture: bookingsPicture,
    ground: 'warm',
    items: [
      {
        icon: 'calendar',
        title: 'Booking calendar',
        description: 'Shows only your open times, takes a deposit and sends reminders.',
        to: '/solutions/book-more-clients',
        guide: {label: 'Create a booking page', to: '/docs/calendars-and-booking/create-a-booking-page'},
      },
      {
        icon: 'globe',
        title: 'Websites and funnels',
        description: 'Pages and forms that turn every entry into a contact, with its source.',
        to: '/docs/forms-and-websites',
        guide: {label: 'Publish a page', to: '/docs/forms-and-websites/publish-a-page'},
      },
      {
        icon: 'card',
        title: 'Store and payments',
        description: 'Products, quotes, invoices and payment links, with receipts on the customer’s record.',
        to: '/solutions/sell-products-online',
        guide: {label: 'Send an invoice', to: '/docs/payments-and-store/send-an-invoice'},
      },
      {
        icon: 'star',
        title: 'Review requests',
        description: 'Sent once to everyone, after the job. Answers arrive in your inbox.',
        to: '/docs/messaging/ask-for-reviews',
        guide: {label: 'Ask for reviews', to: '/docs/messaging/ask-for-reviews'},
      },
    ],
  },
  {
    id: 'measure-and-control',
    title: 'Measure, connect, control',
    text: 'For the people responsible for reporting, data and access.',
    picture: sourcesPicture,
    ground: 'plain',
    items: [
      {
        icon: 'chart',
        title: 'Reports and exports',
        description: 'Ready-made or your own, typically under five minutes old, as PDF, Excel, CSV or PowerPoint.',
        to: '/solutions/reporting-analytics',
        guide: {label: 'Read and export reports', to: '/docs/contacts-and-pipelines/read-and-export-reports'},
      },
      {
        icon: 'lock',
        title: 'Roles and sign-in',
        description: 'Roles and two-step sign-in on every plan, SSO and SCIM on Enterprise.',
        to: '/security',
        guide: {label: 'Manage roles and permissions', to: '/docs/administration-and-api/manage-roles-and-permissions'},
      },
      {
        icon: 'link',
        title: 'API and webhooks',
        description: 'With the API (Pro and Enterprise), your software reads and changes data. Webhooks: every plan.',
        to: '/docs/api',
        guide: {label: 'Send data to another system', to: '/docs/automations/send-data-to-another-system'},
      },
      {
        icon: 'layers',
        title: 'Import and cleanup',
        description: 'Match your columns, check the preview and merge duplicates.',
        to: '/docs/getting-started/import-contacts',
        guide: {label: 'Import contacts', to: '/docs/getting-started/import-contacts'},
      },
    ],
  },
];
