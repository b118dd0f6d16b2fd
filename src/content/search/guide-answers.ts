import type {SearchAnswer} from '#src/contracts/search-index';

/** Guides that other pages would hide, or that say what Scalewell doesn’t have. Synonyms of the rest are keywords. */
export const guideAnswers: readonly SearchAnswer[] = [
  {
    phrases: ['newsletter'],
    title: 'Send an email campaign',
    text: 'One email to a list, with a test, a schedule and a report.',
    to: '/docs/messaging/send-an-email-campaign',
  },
  {
    phrases: ['drip campaign', 'autoresponder'],
    title: 'Build your first workflow',
    text: 'Workflow is our word for what others call a drip or a nurture campaign.',
    to: '/docs/automations/build-your-first-workflow',
  },
  {
    phrases: ['signature'],
    title: 'Send a quote',
    text: 'From your price list, signed online.',
    to: '/docs/payments-and-store/send-a-quote',
  },
  {
    phrases: ['client library', 'sandbox', 'test mode'],
    title: 'SDKs and tools',
    text: 'There are no SDKs and no sandbox. The OpenAPI file works with Postman and code generators.',
    to: '/docs/api/sdks-and-tools',
  },
  {
    phrases: ['calendly', 'replace calendly', 'instead of calendly', 'scheduling', 'online booking', 'appointments'],
    title: 'Create a booking page',
    text: 'Customers choose from your open times.',
    to: '/docs/calendars-and-booking/create-a-booking-page',
  },
  {
    phrases: ['companies', 'company records'],
    title: 'Use tags and custom fields',
    text: 'A company is a field, not a record.',
    to: '/docs/contacts-and-pipelines/use-tags-and-custom-fields',
  },
  {
    phrases: ['analytics', 'metrics'],
    title: 'Reports and dashboards',
    text: 'Ready-made reports, your own metrics, and dashboards for each role.',
    to: '/docs/reports-and-dashboards',
  },
  {
    phrases: ['no show', 'no shows', 'noshow'],
    title: 'Send appointment reminders',
    text: 'Reminders that customers can reply to, so fewer people miss their appointment.',
    to: '/docs/calendars-and-booking/send-appointment-reminders',
  },
  {
    phrases: ['landing page', 'landing pages', 'funnels'],
    title: 'Forms and websites',
    text: 'Build forms, landing pages and funnels, and put them on your own domain.',
    to: '/docs/forms-and-websites',
  },
];
