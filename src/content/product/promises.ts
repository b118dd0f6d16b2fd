type Promise = {
  /** A feature card's title, or a hero's check, as it is on the page. */
  says: string;
  /** The guide that shows how, with the section if one is meant. */
  guide: string;
  /** A word of the promise that the guide, or its section, uses. */
  word: string;
};

const inDocs = (says: string, guide: string, word: string): Promise => ({says, guide: `/docs/${guide}`, word});

/**
 * What industry pages and the heroes of solutions promise, and the guide that keeps the promise. Cards of solutions and
 * of /features link to their guides themselves. `tests/content/promises.test.ts` checks that the list is complete and
 * that each guide speaks of it: a promise without a guide goes, or its guide is written.
 */
export const promises: Readonly<Record<string, readonly Promise[]>> = {
  '/industries/automotive': [
    inDocs('One lead board', 'reports-and-dashboards/see-where-customers-come-from', 'source'),
    inDocs('Test-drive scheduling', 'calendars-and-booking/create-a-booking-page', 'booked'),
    inDocs('Trade-in intake', 'forms-and-websites/build-a-form', 'intake'),
    inDocs('Service reminders', 'automations/choose-a-trigger', 'service'),
    inDocs('Lease-end follow-up', 'automations/choose-a-trigger', 'days'),
    inDocs('Desk report', 'contacts-and-pipelines/read-and-export-reports', 'report'),
  ],
  '/industries/ecommerce-retail': [
    inDocs('Cart recovery', 'payments-and-store/recover-abandoned-carts', 'next day'),
    inDocs('Order updates', 'payments-and-store/manage-orders', 'shipped'),
    inDocs('Subscriptions', 'payments-and-store/sell-subscriptions', 'pause'),
    inDocs('Codes and gift cards', 'payments-and-store/create-discounts-and-gift-cards', 'gift cards'),
    inDocs('One customer list', 'payments-and-store/manage-orders', 'orders'),
    inDocs('Regulars and birthdays', 'automations/choose-a-trigger', 'birthdays'),
    inDocs('Product reviews', 'payments-and-store/add-products#limits', 'after delivery'),
    inDocs('Service inbox', 'messaging/answer-social-messages', 'social'),
    inDocs('Segments', 'contacts-and-pipelines/find-and-filter-contacts', 'last'),
    inDocs('Returns follow-up', 'payments-and-store/manage-orders', 'return'),
    inDocs('Payment links', 'payments-and-store/share-a-payment-link', 'link'),
    inDocs('Store reports', 'reports-and-dashboards/see-where-customers-come-from', 'revenue'),
  ],
  '/industries/healthcare': [
    inDocs('Online booking', 'calendars-and-booking/create-a-booking-page', 'visit'),
    inDocs('Confirmations', 'calendars-and-booking/send-appointment-reminders', 'text'),
    inDocs('Digital intake', 'forms-and-websites/build-a-form', 'intake'),
    inDocs('Recall', 'automations/choose-a-trigger', 'recall'),
    inDocs('Reviews', 'messaging/ask-for-reviews', 'two days'),
    inDocs('Access and audit', 'administration-and-api/manage-roles-and-permissions', 'audit log'),
  ],
  '/industries/hospitality': [
    inDocs('Pre-arrival notes', 'calendars-and-booking/send-appointment-reminders', 'three days'),
    inDocs('Guest texting', 'messaging/use-the-shared-inbox', 'thread'),
    inDocs('Event inquiries', 'calendars-and-booking/create-a-booking-page', 'calendar'),
    inDocs('Guest profiles', 'contacts-and-pipelines/use-tags-and-custom-fields', 'choice'),
    inDocs('Review requests', 'messaging/ask-for-reviews', 'review'),
    inDocs('Stay-again offers', 'automations/choose-a-trigger', 'before'),
  ],
  '/industries/insurance': [
    inDocs('Renewal runway', 'automations/choose-a-trigger', 'renewal'),
    inDocs('Quote chasing', 'automations/add-waits-and-conditions#waits', 'until'),
    inDocs('Disclosure record', 'administration-and-api/export-your-data', 'export'),
    inDocs('Cross-line prompts', 'automations/choose-a-trigger', 'tag'),
    inDocs('Claims check-ins', 'automations/add-waits-and-conditions', 'days'),
    inDocs('Producer scorecard', 'reports-and-dashboards/define-your-own-metric', 'rate'),
  ],
  '/industries/lead-generation': [
    inDocs('Forms and landing pages', 'forms-and-websites/publish-a-page', 'landing page'),
    inDocs('Scoring by your rules', 'contacts-and-pipelines/score-leads', 'points'),
    inDocs('Routing', 'contacts-and-pipelines/route-new-leads', 'minutes'),
    inDocs('Instant first touch', 'automations/reply-to-new-leads', 'text'),
    inDocs('Consent and repeats', 'messaging/handle-consent-and-opt-outs', 'consent'),
    inDocs('Cost per held call', 'reports-and-dashboards/see-where-customers-come-from', 'spend'),
  ],
  '/industries/other': [
    inDocs('Your own vocabulary', 'administration-and-api/rename-stages-fields-and-screens', 'members'),
    inDocs('A board for any process', 'contacts-and-pipelines/create-a-pipeline', 'stages'),
    inDocs('One front door', 'messaging/use-the-shared-inbox', 'owner'),
    inDocs('Visits people can book', 'calendars-and-booking/share-your-booking-page', 'link'),
    inDocs('Workflows you draw once', 'automations/choose-a-trigger', 'form'),
    inDocs('Reports anyone can open', 'contacts-and-pipelines/read-and-export-reports', 'PowerPoint'),
  ],
  '/industries/professional-services': [
    inDocs('Client intake', 'forms-and-websites/build-a-form', 'intake'),
    inDocs('Duplicate check', 'forms-and-websites/build-a-form#what-to-check', 'contact'),
    inDocs('Proposals and letters', 'payments-and-store/send-a-quote', 'both sides'),
    inDocs('Consultation booking', 'calendars-and-booking/set-your-availability', 'buffer'),
    inDocs('Onboarding lists', 'jobs-and-approvals/create-a-job-template', 'assign'),
    inDocs('Referral thanks', 'automations/choose-a-trigger', 'thank'),
  ],
  '/industries/real-estate': [
    inDocs('Portal and sign calls', 'messaging/get-a-phone-number', 'calls'),
    inDocs('Showing requests', 'calendars-and-booking/set-your-availability', 'hours'),
    inDocs('Deal board', 'contacts-and-pipelines/move-deals-through-a-pipeline', 'deal'),
    inDocs('Seller updates', 'contacts-and-pipelines/read-and-export-reports', 'scheduled'),
    inDocs('Past-client circle', 'automations/choose-a-trigger', 'home anniversaries'),
    inDocs('Broker view', 'contacts-and-pipelines/read-and-export-reports', 'month'),
  ],
  '/solutions/automate-sales-marketing': [
    inDocs('Ends the moment someone replies', 'automations/add-waits-and-conditions#steps', 'replies'),
    inDocs('Email, text and calls in one workflow', 'automations/build-your-first-workflow', 'text'),
    inDocs('Your words, approved line by line', 'messaging/write-message-templates', 'words'),
  ],
  '/solutions/book-more-clients': [
    inDocs('Clients book day or night, without a call', 'calendars-and-booking', 'call'),
    inDocs('Text reminders clients can answer', 'calendars-and-booking/send-appointment-reminders', 'answer'),
    inDocs('Deposits when you want them', 'calendars-and-booking/take-deposits', 'deposit'),
  ],
  '/solutions/manage-pipelines': [
    inDocs('Boards with your own stages', 'contacts-and-pipelines/create-a-pipeline', 'stages'),
    inDocs('Deals without a next step, flagged', 'contacts-and-pipelines/move-deals-through-a-pipeline', 'next step'),
    inDocs('Forecast by stage', 'contacts-and-pipelines/create-a-pipeline#steps', 'forecast'),
  ],
  '/solutions/reporting-analytics': [
    inDocs('Data delay typically under 5 minutes', 'reports-and-dashboards/build-a-dashboard#limits', 'minutes'),
    inDocs('PDF, Excel, CSV and PowerPoint', 'contacts-and-pipelines/read-and-export-reports', 'PowerPoint'),
  ],
  '/solutions/scale-operations': [
    inDocs('Won deals open jobs by themselves', 'jobs-and-approvals/create-a-job-template', 'won'),
    inDocs('Approvals with a name and a deadline', 'jobs-and-approvals/ask-for-approval', 'deadline'),
    inDocs('One screen for every location', 'administration-and-api/manage-roles-and-permissions', 'location'),
  ],
  '/solutions/sell-products-online': [
    inDocs('Checkout on your own domain', 'payments-and-store/open-your-store', 'domain'),
    inDocs('Abandoned carts get a reminder', 'payments-and-store/recover-abandoned-carts', 'reminder'),
    inDocs('Stock and orders in one list', 'payments-and-store/manage-orders', 'order'),
  ],
};
