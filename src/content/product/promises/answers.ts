/** A section of a guide, or what an answer is about instead of the product. */
export type Answered = string | {about: 'our services' | 'our policies' | 'other software' | 'your decision'};

const services = {about: 'our services'} as const;
const policies = {about: 'our policies'} as const;
const otherSoftware = {about: 'other software'} as const;

/**
 * Answers to questions on pages that sell the product, and the section of the guide that keeps what each promises. The
 * same test as for cards checks them.
 */
export const answerGuides: Readonly<Record<string, Readonly<Record<string, Answered>>>> = {
  '/': {
    'How long does setup take?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Is there a contract?': 'administration-and-api/change-your-plan#what-happens-when',
    'Can we move to another plan?': 'administration-and-api/change-your-plan#what-happens-when',
    'Can I try it first?': 'getting-started/quick-start#limits',
    'How are texts and calls billed?': 'administration-and-api/top-up-the-usage-wallet#how-it-works',
    'What happens to my data if I leave?': 'administration-and-api/close-your-account#timeline',
  },
  '/pricing': {
    'Can I change plans later?': 'administration-and-api/change-your-plan#what-happens-when',
    'What do more than ten people cost?': 'getting-started/invite-your-team#limits',
    'How can I pay?': 'administration-and-api/change-your-plan#limits',
    'What do texts and calls cost beyond my plan?': 'messaging/send-a-text#how-texts-are-counted',
    'Can I cancel?': 'administration-and-api/close-your-account#timeline',
    'What does the free trial include?': 'getting-started/start-a-free-trial#what-the-trial-includes',
  },
  '/industries/automotive': {
    'How long does setup take for a dealership?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Does it replace our DMS?': otherSoftware,
    'Which lead sources can you bring in?': 'reports-and-dashboards/see-where-customers-come-from#steps',
    'How are texts and calls charged?': 'administration-and-api/top-up-the-usage-wallet#how-it-works',
    'Can both stores work in one account?': 'administration-and-api/manage-roles-and-permissions#steps',
  },
  '/industries/ecommerce-retail': {
    'Which store platforms can you connect?': 'payments-and-store/open-your-store#limits',
    'How do you avoid over-messaging customers?': 'messaging/handle-consent-and-opt-outs#limits',
    'What does texting cost in a sale week?': 'administration-and-api/top-up-the-usage-wallet#how-it-works',
    'When should we see a difference?': 'getting-started/plan-your-launch#limits',
    'Can we start small and grow?': 'getting-started/start-a-free-trial#what-the-trial-includes',
  },
  '/industries/healthcare': {
    'Is Scalewell suitable for patient data?': policies,
    'Does it replace our practice software?': otherSoftware,
    'Can patients reply to texts?': 'messaging/use-the-shared-inbox#steps',
    'How long until we are live?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Who writes the messages?': services,
  },
  '/industries/hospitality': {
    'Does it replace our property management system?': otherSoftware,
    'Can we message guests from travel sites?': otherSoftware,
    'Who answers in the middle of the night?': 'administration-and-api/get-support#ways-to-reach-us',
    'Can we text guests with foreign numbers?': 'administration-and-api/top-up-the-usage-wallet#steps',
    'What if we close for the season?': 'administration-and-api/change-your-plan#what-happens-when',
  },
  '/industries/insurance': {
    'Does it replace our agency management system?': otherSoftware,
    'How does it help with compliance?': 'messaging/write-message-templates#steps',
    'How is client information protected?': 'administration-and-api/secure-sign-in#limits',
    'What happens to our book if we leave?': 'administration-and-api/close-your-account#timeline',
    'Can producers keep texting clients?': 'messaging/send-a-text#text-one-customer',
  },
  '/industries/lead-generation': {
    'How fast is a new lead contacted?': 'automations/reply-to-new-leads#limits',
    'Can we score on our own criteria?': 'contacts-and-pipelines/score-leads#steps',
    'How is consent for texting handled?': 'messaging/handle-consent-and-opt-outs#how-consent-is-stored',
    'How quickly can we be running?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Can we test it on one campaign?': 'getting-started/start-a-free-trial#what-the-trial-includes',
  },
  '/industries/other': {
    'Is there a setup for our industry?': services,
    'How much of it can we rename?': 'administration-and-api/rename-stages-fields-and-screens#what-can-be-renamed',
    'How large a rollout do you take on?': 'getting-started/plan-your-launch#how-long-it-takes',
    'We handle sensitive records. Is that a problem?': 'administration-and-api/secure-sign-in#limits',
    'What kind of help do we get?': 'administration-and-api/get-support#ways-to-reach-us',
  },
  '/industries/professional-services': {
    'Can one team’s clients stay hidden from another?':
      'administration-and-api/manage-roles-and-permissions#what-to-check',
    'Does it track time and send invoices?': 'payments-and-store/send-an-invoice#limits',
    'Will our templates survive the move?': services,
    'Who sets it up, and how long does it take?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Can the partners have their own report?': 'contacts-and-pipelines/read-and-export-reports#limits',
  },
  '/industries/real-estate': {
    'Does it work with our MLS and website?': otherSoftware,
    'Who keeps the contacts when an agent leaves?': 'getting-started/invite-your-team#when-someone-leaves',
    'Can each agent text from a personal number?': 'messaging/get-a-phone-number#steps',
    'How soon will agents be using it?': 'getting-started/plan-your-launch#how-long-it-takes',
    'Are we locked in for a year?': 'administration-and-api/change-your-plan#what-happens-when',
  },
  '/solutions/automate-sales-marketing': {
    'Will people notice that it is automated?': services,
    'How are unsubscribes handled?': 'messaging/handle-consent-and-opt-outs#how-consent-is-stored',
    'Can one contact be in two workflows?': 'automations/choose-a-trigger#what-to-check',
    'What if we edit a workflow while it’s live?': 'automations/test-and-fix-a-workflow#limits',
    'Who writes the messages?': services,
  },
  '/solutions/book-more-clients': {
    'Can clients move a booking themselves?': 'calendars-and-booking/create-a-booking-page#steps',
    'What does a reminder text cost?': 'messaging#what-it-costs',
    'Do I have to take deposits?': 'calendars-and-booking/take-deposits#steps',
    'Does it handle several locations?': 'getting-started/set-up-your-company#steps',
    'Can two people take the same slot?': 'calendars-and-booking/create-a-booking-page#limits',
  },
  '/solutions/manage-pipelines': {
    'Can we run boards side by side?': 'contacts-and-pipelines/create-a-pipeline#steps',
    'How is the forecast calculated?': 'contacts-and-pipelines/create-a-pipeline#steps',
    'Can deals be imported?': 'contacts-and-pipelines/import-deals#steps',
    'Who sees whose deals?': 'administration-and-api/manage-roles-and-permissions#the-roles',
    'What happens when a salesperson leaves?': 'contacts-and-pipelines/move-deals-through-a-pipeline#steps',
  },
  '/solutions/reporting-analytics': {
    'How fresh is the data?': 'reports-and-dashboards#how-fresh-the-figures-are',
    'Which formats can I export?': 'contacts-and-pipelines/read-and-export-reports#steps',
    'When do teams see conversion gains?': 'getting-started/plan-your-launch#limits',
    'Can we define our own metrics?': 'reports-and-dashboards/define-your-own-metric#steps',
    'We already have a BI tool. Why both?': 'reports-and-dashboards/define-your-own-metric#limits',
  },
  '/solutions/scale-operations': {
    'Is this a project management tool?': 'jobs-and-approvals#job-task-or-workflow',
    'Can field staff work from a phone?': 'getting-started/work-from-your-phone#what-works-where',
    'What if a job does not fit its template?': 'jobs-and-approvals/work-through-a-job#steps',
    'Can subcontractors join in?': 'jobs-and-approvals/share-a-task-outside-your-team#steps',
    'How do you keep locations separate?': 'jobs-and-approvals/create-a-job-template#limits',
  },
  '/solutions/sell-products-online': {
    'Can I keep my Shopify or WooCommerce store?': 'payments-and-store/open-your-store#limits',
    'Who processes the payments?': 'calendars-and-booking/take-deposits#before-you-start',
    'When is a cart considered abandoned?': 'payments-and-store/recover-abandoned-carts#what-to-check',
    'What do cart texts cost?': 'payments-and-store/recover-abandoned-carts#limits',
    'How soon can the store open?': 'getting-started/plan-your-launch#how-long-it-takes',
  },
};
