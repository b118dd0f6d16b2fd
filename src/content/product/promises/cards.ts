/**
 * Promises that are not links themselves, by page: what the cards of industries and the checks in the heroes of solutions
 * say, and the section of the guide that shows how. `tests/content/promises.test.ts` checks that the list is complete
 * and that a step or a row of a table there names the control. A promise without one goes, or its step is written.
 */
export const cardGuides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/industries/automotive': {
    'One lead board': 'contacts-and-pipelines/move-deals-through-a-pipeline#steps',
    'Test-drive scheduling': 'calendars-and-booking/create-a-booking-page#steps',
    'Trade-in intake': 'forms-and-websites/build-a-form#steps',
    'Service reminders': 'automations/choose-a-trigger#the-triggers',
    'Lease-end follow-up': 'automations/add-waits-and-conditions#waits',
    'Desk report': 'contacts-and-pipelines/read-and-export-reports#steps',
  },
  '/industries/ecommerce-retail': {
    'Cart recovery': 'payments-and-store/recover-abandoned-carts#steps',
    'Order updates': 'payments-and-store/manage-orders#steps',
    Subscriptions: 'payments-and-store/sell-subscriptions#steps',
    'Codes and gift cards': 'payments-and-store/create-discounts-and-gift-cards#create-a-discount',
    'One customer list': 'payments-and-store/manage-orders#steps',
    'Regulars and birthdays': 'automations/choose-a-trigger#the-triggers',
    'Product reviews': 'payments-and-store/add-products#steps',
    'Service inbox': 'messaging/answer-social-messages#steps',
    Segments: 'contacts-and-pipelines/find-and-filter-contacts#useful-lists',
    'Returns follow-up': 'automations/choose-a-trigger#the-triggers',
    'Payment links': 'payments-and-store/share-a-payment-link#steps',
    'Store reports': 'contacts-and-pipelines/read-and-export-reports#steps',
  },
  '/industries/healthcare': {
    'Online booking': 'calendars-and-booking/create-a-booking-page#steps',
    Confirmations: 'calendars-and-booking/send-appointment-reminders#steps',
    'Digital intake': 'forms-and-websites/build-a-form#steps',
    Recall: 'automations/add-waits-and-conditions#steps',
    Reviews: 'messaging/ask-for-reviews#steps',
    'Access and audit': 'administration-and-api/secure-sign-in#require-two-steps',
  },
  '/industries/hospitality': {
    'Pre-arrival notes': 'calendars-and-booking/send-appointment-reminders#steps',
    'Guest texting': 'messaging/use-the-shared-inbox#rules-that-work-for-most-teams',
    'Event inquiries': 'calendars-and-booking/create-a-booking-page#steps',
    'Guest profiles': 'contacts-and-pipelines/use-tags-and-custom-fields#tag-or-field',
    'Review requests': 'messaging/ask-for-reviews#steps',
    'Stay-again offers': 'automations/choose-a-trigger#the-triggers',
  },
  '/industries/insurance': {
    'Renewal runway': 'automations/add-waits-and-conditions#waits',
    'Quote chasing': 'automations/add-waits-and-conditions#waits',
    'Disclosure record': 'administration-and-api/export-your-data#which-export',
    'Cross-line prompts': 'automations/build-your-first-workflow#steps',
    'Claims check-ins': 'automations/add-waits-and-conditions#waits',
    'Producer scorecard': 'reports-and-dashboards/define-your-own-metric#examples',
  },
  '/industries/lead-generation': {
    'Forms and landing pages': 'forms-and-websites/publish-a-page#steps',
    'Scoring by your rules': 'contacts-and-pipelines/score-leads#steps',
    Routing: 'contacts-and-pipelines/route-new-leads#steps',
    'Instant first touch': 'automations/reply-to-new-leads#steps',
    'Consent and repeats': 'messaging/handle-consent-and-opt-outs#steps',
    'Cost per held call': 'reports-and-dashboards/see-where-customers-come-from#steps',
  },
  '/industries/other': {
    'Your own vocabulary': 'administration-and-api/rename-stages-fields-and-screens#what-can-be-renamed',
    'A board for any process': 'contacts-and-pipelines/create-a-pipeline#steps',
    'One front door': 'messaging/use-the-shared-inbox#steps',
    'Visits people can book': 'calendars-and-booking/share-your-booking-page#steps',
    'Workflows you draw once': 'automations/choose-a-trigger#the-triggers',
    'Reports anyone can open': 'contacts-and-pipelines/read-and-export-reports#which-format',
  },
  '/industries/professional-services': {
    'Client intake': 'forms-and-websites/build-a-form#steps',
    'Duplicate check': 'contacts-and-pipelines/merge-duplicates#steps',
    'Proposals and letters': 'payments-and-store/send-a-quote#steps',
    'Consultation booking': 'calendars-and-booking/set-your-availability#steps',
    'Onboarding lists': 'jobs-and-approvals/create-a-job-template#steps',
    'Referral thanks': 'automations/choose-a-trigger#the-triggers',
  },
  '/industries/real-estate': {
    'Listing inquiries': 'reports-and-dashboards/see-where-customers-come-from#steps',
    'Showing requests': 'calendars-and-booking/send-appointment-reminders#steps',
    'Deal board': 'contacts-and-pipelines/move-deals-through-a-pipeline#steps',
    'Seller updates': 'contacts-and-pipelines/read-and-export-reports#steps',
    'Past-client circle': 'automations/choose-a-trigger#the-triggers',
    'Broker view': 'contacts-and-pipelines/read-and-export-reports#steps',
  },
  '/solutions/automate-sales-marketing': {
    'Ends the moment someone replies': 'automations/add-waits-and-conditions#steps',
    'Email, text and calls in one workflow': 'automations/reply-to-new-leads#steps',
    'Your words, tested on a contact first': 'messaging/write-message-templates#steps',
  },
  '/solutions/book-more-clients': {
    'Clients book day or night, without a call': 'calendars-and-booking/create-a-booking-page#steps',
    'Text reminders clients can answer': 'calendars-and-booking/send-appointment-reminders#steps',
    'Deposits when you want them': 'calendars-and-booking/take-deposits#steps',
  },
  '/solutions/manage-pipelines': {
    'Boards with your own stages': 'contacts-and-pipelines/create-a-pipeline#steps',
    'Deals without a next step, flagged': 'contacts-and-pipelines/move-deals-through-a-pipeline#steps',
    'Forecast by stage': 'contacts-and-pipelines/create-a-pipeline#steps',
  },
  '/solutions/reporting-analytics': {
    'PDF, Excel, CSV and PowerPoint': 'contacts-and-pipelines/read-and-export-reports#which-format',
  },
  '/solutions/scale-operations': {
    'Won deals open jobs by themselves': 'jobs-and-approvals/create-a-job-template#steps',
    'Approvals with a name and a deadline': 'jobs-and-approvals/ask-for-approval#set-the-rules',
    'One screen for every location': 'jobs-and-approvals/work-through-a-job#if-you-manage-jobs',
  },
  '/solutions/sell-products-online': {
    'Checkout on your own domain': 'payments-and-store/open-your-store#steps',
    'Abandoned carts get a reminder': 'payments-and-store/recover-abandoned-carts#steps',
    'Stock and orders in one list': 'payments-and-store/manage-orders#steps',
  },
};
