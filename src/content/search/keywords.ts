/** Guides, by topic: what buyers and users of other products call the things in each. */
const guides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'getting-started': {
    'choose-your-notifications': 'alert push desktop reminder mute not disturb notify bell digest out office vacation',
    'connect-your-tools': 'app marketplace plugin addon connector two-way third-party native existing software',
    'find-your-way-around':
      'interface user friendly easy use navigation menu home layout shortcut global search overview',
    'import-contacts': 'upload xls leads list migrate bulk add field mapping vcard outlook phone data',
    'invite-your-team':
      'add user member employee seat license colleague rep coworker management number share one login',
    'plan-your-launch': 'rollout implementation timeline adoption onboarding checklist change management',
    'quick-start': 'get tutorial walkthrough set up beginner begin new',
    'set-up-your-company': 'branch office multi-location multiple second franchise holidays change logo branding',
    'start-a-free-trial': 'version plan test drive sandbox sign up register create demo',
    'work-from-your-phone': 'mobile ios iphone android tablet ipad offline field sales road',
  },
  'contacts-and-pipelines': {
    index: 'lead difference opportunity account object relationship company',
    'create-a-pipeline':
      'opportunity process probability win rate forecasting kanban multiple lost reason mandatory required fields',
    'find-and-filter-contacts': 'segment segmentation smart view audience query sort saved',
    'import-deals': 'opportunity upload historical csv migrate',
    'merge-duplicates':
      'dedupe deduplication detection data quality cleanup clean up household families email double entries leads',
    'move-deals-through-a-pipeline':
      'opportunity action overdue stale stuck alert rotting drop kanban win loss reassign',
    'read-and-export-reports':
      'statistics sales cycle length custom win loss activity download spreadsheet powerpoint performance conversion rate',
    'route-new-leads': 'distribution assign reps round-robin territory auto allocate ownership reassign queue',
    'score-leads': 'grading qualification hot prioritize ranking engagement predictive',
    'use-tags-and-custom-fields':
      'label category property attribute data model mass update bulk edit customize dropdown object required personalize layout companies records',
    'work-with-a-contact-record':
      'activity log timeline profile tasks to-do 360 view interaction attachment files follow-up relationship document storage overdue birthday',
  },
  'calendars-and-booking': {
    'connect-your-calendar': 'apple exchange caldav two-way sync availability double conflict office 365 ical',
    'create-a-booking-page':
      'appointment scheduler scheduling link online meeting self-service calendly acuity reservation event type registration workshop webinar class ticket video call reschedule cancel',
    'fill-openings-from-the-waitlist': 'cancellation gap last minute standby backfill empty slot wait list',
    'send-appointment-reminders': 'clients day before no-show confirmation sms missed follow-up noshow',
    'set-your-availability': 'working hours time vacation holiday lead blackout zones travel block between meetings',
    'share-bookings-across-a-team':
      'round-robin group staff scheduling multiple employees appointment rooms equipment resources collective several providers class',
    'share-your-booking-page': 'embed widget button iframe qr code bio website calendar',
    'take-deposits': 'prepayment cancellation no-show fee upfront down credit card hold',
  },
  messaging: {
    'add-chat-to-your-website':
      'live widget chatbot bot ai assistant artificial intelligence webchat agent features gpt chatgpt openai',
    'answer-social-messages': 'messenger dm direct whatsapp media comments omnichannel',
    'ask-for-reviews':
      'reputation management google business profile rating testimonials feedback survey nps stars yelp net promoter score csat satisfaction',
    'get-a-phone-number':
      'dialer voip telephony system voicemail recording port caller id own cell forwarding ivr missed power autodialer back tracking business',
    'handle-consent-and-opt-outs':
      'link tcpa can-spam casl gdpr permission opt-in not call quiet hours compliance forget erase delete ccpa subject access',
    'register-for-a2p-10dlc': 'sms registration brand campaign compliance short code ein',
    'send-a-text': 'sms mms schedule tomorrow messaging mass bulk broadcast two-way picture character marketing',
    'send-an-email-campaign':
      'marketing newsletter blast bulk mass mailing mailchimp click rate open tracking html drip',
    'use-the-shared-inbox':
      'unified ticket helpdesk collaboration conversation email sync collision internal notes mention support desk call center contact',
    'verify-your-email-domain': 'spf dkim dmarc deliverability authentication warm up own address spam',
    'write-message-templates': 'canned response snippet saved reply email merge personalization mail signature script',
  },
  automations: {
    'add-waits-and-conditions': 'else delay drip sequence cadence nurture win back re-engagement split',
    'build-your-first-workflow':
      'automation builder sequence autoresponder drip campaign marketing automatic rule follow up automate email nurture',
    'choose-a-trigger': 'birthday anniversary renewal stage changes recurring date based upsell cross-sell reorder',
    'reply-to-new-leads': 'speed auto instant response after hours follow-up autoresponder inquiry',
    'send-data-to-another-system': 'deal won zapier outgoing push erp warehouse make n8n',
    'test-and-fix-a-workflow': 'debug error log failed not working troubleshoot stuck simulate',
  },
  'forms-and-websites': {
    index: 'builder',
    'build-a-form': 'lead capture web contact intake questionnaire survey file upload required landing spam captcha',
    'build-a-funnel': 'a/b testing split conversion landing upsell multi-step',
    'connect-a-domain': 'cname custom own url ssl hosting white label',
    'publish-a-page': 'builder website web editor no-code seo microsite',
    'put-a-form-on-your-website': 'snippet capture existing typeform',
  },
  'payments-and-store': {
    'add-products': 'inventory management catalog sku list book variants warehouse upload',
    'create-discounts-and-gift-cards': 'promo voucher promotion sale loyalty percent off',
    'manage-orders': 'management fulfillment label return rma',
    'open-your-store': 'ecommerce shop storefront cart shopify alternative tax rates sell',
    'recover-abandoned-carts': 'abandonment checkout lost sales win',
    'remind-customers-about-overdue-invoices': 'accounts receivable dunning collections unpaid past net 30',
    'sell-subscriptions': 'recurring billing plan autopay retainer renew',
    'send-a-quote':
      'proposal estimate cpq contract e-signature esign electronically quotation bid document approval management',
    'send-an-invoice':
      'billing customers terms partial installments receipts tax rates vat purchase order template facturation rechnung',
    'share-a-payment-link': 'accept credit card pay collect money tap point sale pos checkout',
  },
  'jobs-and-approvals': {
    'ask-for-approval': 'sign-off authorization manager procurement',
    'balance-the-workload': 'capacity planning resource scheduling dispatch crew utilization staffing free',
    'create-a-job-template': 'project work order checklist process field service onboarding sop recurring',
    'share-a-task-outside-your-team': 'external guest access partner portal client login freelancer',
    'work-through-a-job': 'project management task field technician order photo checklist to-do',
  },
  'reports-and-dashboards': {
    index: 'analytics kpi metrics',
    'build-a-dashboard': 'kpi real-time overview widget custom scorecard team leaderboard tv screen',
    'define-your-own-metric': 'kpi custom calculated formula conversion rate definition bi power looker tableau',
    'see-where-customers-come-from':
      'attribution utm marketing roi return campaign tracking cost per referral partners channel roas',
    'set-targets-and-alerts': 'goal quota sales notification threshold leaderboard commission',
  },
  switching: {
    'from-a-spreadsheet': 'csv outgrow replace',
    'from-hubspot': 'alternative leave migrate',
    'from-pipedrive': 'alternative leave migrate',
    'from-salesforce': 'alternative leave migrate account',
  },
  'administration-and-api': {
    'change-your-plan': 'cycle payment pricing tier proration yearly',
    'close-your-account': 'terminate subscription deletion offboarding retention kündigen résilier',
    'export-your-data': 'backup download portability vendor lock-in extract take out csv leave',
    'get-support': 'help desk customer service contact response sla dedicated account rep',
    'manage-roles-and-permissions':
      'admin access control user visibility rbac deals hide contacts records phone numbers other reps staff audit log trail territory team hierarchy privacy',
    'read-your-invoice': 'billing statement charges receipt payment method update card credit file tax history',
    'rename-stages-fields-and-screens':
      'white label customize terminology branding language translate layout customization whitelabel',
    'secure-sign-in':
      'okta azure ad active directory mfa 2fa ip whitelist allowlist session timeout security policy provisioning',
    'top-up-the-usage-wallet': 'sms cost per overage based pricing prepaid minutes auto recharge carrier',
    'turn-on-two-step-sign-in': '2fa mfa two-factor lost security key one-time',
  },
  troubleshooting: {
    'calendar-not-syncing': 'error not showing updating',
    'email-goes-to-spam': 'deliverability junk bounce blocked not delivered going through arriving blacklist',
    'import-errors': 'csv failed upload encoding format duplicate',
    'texts-not-delivered': 'sms failed undelivered blocked error not received going through arriving',
    'trouble-signing-in': 'reset forgot out login verification code not received',
  },
};

/** Industries, by name. */
const industries: Readonly<Record<string, string>> = {
  hospitality: 'reservation',
  'real-estate': 'open house listing realtor',
};

/** Pages, by address. */
const pages: Readonly<Record<string, string>> = {
  '/pricing': 'charge list subscription tiers quote budget record limit storage per free discount refund',
  '/security': 'protection privacy hipaa iso penetration test sla hosting center disaster recovery',
  '/integrations': 'app directory marketplace plugins native',
  '/compare': 'alternative versus competitors choose best total cost ownership',
  '/savings-calculator': 'roi return investment payback business case time',
  '/case-studies': 'customer references success testimonials reviews clients results',
  '/services/implementation-integration': 'consulting onboarding professional services setup help partner',
  '/services/crm-automation-funnels': 'done consulting expert build',
  '/services/social-media-ads': 'facebook google agency cost price',
  '/services/seo-growth': 'agency cost price google',
  '/services/websites-branding': 'web agency cost price',
  '/integrations/shopify': 'sync',
  '/integrations/quickbooks': 'not syncing error working',
  '/docs/api': 'webhook documentation docs developer integration custom software',
  '/docs/api/sdks-and-tools': 'swagger sandbox library test mode npm package oauth graphql',
};

/** Words of buyers that a page doesn't use, by its address. Search matches them like its headings, but never shows them. */
export const searchKeywords: Readonly<Record<string, string>> = {
  ...pages,
  ...Object.fromEntries(Object.entries(industries).map(([name, words]) => [`/industries/${name}`, words])),
  ...Object.fromEntries(
    Object.entries(guides).flatMap(([topic, list]) =>
      Object.entries(list).map(
        ([guide, words]) => [`/docs/${topic}${guide === 'index' ? '' : `/${guide}`}`, words] as const,
      ),
    ),
  ),
};
