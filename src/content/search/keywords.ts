/** Guides, by topic: what buyers and users of other products call the things in each. */
const guides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'getting-started': {
    'choose-your-notifications':
      'alert push desktop reminder mute do not disturb notify bell email digest out of office vacation',
    'connect-your-tools':
      'integration app marketplace plugin addon sync connector two-way third-party native existing software',
    'find-your-way-around':
      'interface user friendly easy to use navigation menu home screen layout shortcut global search overview',
    'import-contacts':
      'upload csv excel xls leads customers list migrate bulk add field mapping vcard outlook phone contacts import csv import data excel',
    'invite-your-team':
      'add user member employee seat license colleague rep coworker user management number of users new user users limit share one login',
    'plan-your-launch':
      'rollout implementation timeline go-live adoption onboarding how long checklist change management',
    'quick-start': 'get started first steps tutorial walkthrough set up beginner how to begin new account',
    'set-up-your-company':
      'branch office multi-location multiple locations second location franchise currency business hours holidays change time zone logo branding account settings',
    'start-a-free-trial': 'free version free plan test drive sandbox sign up register create account demo account',
    'work-from-your-phone':
      'mobile ios iphone android app tablet ipad offline field sales on the road download app store',
  },
  'contacts-and-pipelines': {
    index: 'lead deal difference opportunity account object terms relationship company',
    'create-a-pipeline':
      'opportunity opportunities sales process stage probability win rate forecasting forecast kanban multiple pipelines lost reason mandatory required fields',
    'find-and-filter-contacts': 'search segment segmentation smart list view audience query sort group saved view',
    'import-deals': 'opportunity opportunities upload open deals historical csv migrate',
    'merge-duplicates':
      'dedupe deduplication duplicate detection data quality cleanup clean up household families same email double entries duplicate leads',
    'move-deals-through-a-pipeline':
      'opportunity next action overdue stale stuck deal alert rotting drag and drop kanban win loss won lost close reassign',
    'read-and-export-reports':
      'analytics statistics reporting sales cycle length custom report win loss activity report schedule download spreadsheet powerpoint sales performance conversion rate',
    'route-new-leads':
      'lead distribution assign leads to reps assignment round-robin territory auto assign allocate ownership rules reassign queue round robin',
    'score-leads': 'lead scoring grading qualification hot leads prioritize ranking engagement score predictive',
    'use-tags-and-custom-fields':
      'label category property attribute data model mass update bulk edit customize dropdown custom object required field personalize layout companies company records',
    'work-with-a-contact-record':
      'activity log history timeline profile notes tasks to-do customer 360 view interaction attachment files follow-up relationship log a call document storage overdue tasks birthday',
  },
  'calendars-and-booking': {
    'connect-your-calendar':
      'google outlook icloud apple exchange caldav two-way sync availability double booking conflict google calendar outlook calendar office 365 calendar sync ical',
    'create-a-booking-page':
      'appointment scheduler scheduling link online booking meeting link self-service calendly acuity reservation event type event registration workshop webinar class ticket video call link reschedule cancel appointment calendly booking scheduling online booking appointments',
    'fill-openings-from-the-waitlist':
      'cancellation gap last minute standby backfill empty slot wait list waiting list cancellation list standby list',
    'send-appointment-reminders':
      'remind clients day before no-show confirmation sms reminder text reminder missed appointments follow-up rebook no show no shows noshow',
    'set-your-availability':
      'working hours buffer time off vacation holiday lead time blackout days time zones travel time block holidays buffer time between meetings',
    'share-bookings-across-a-team':
      'round-robin group booking staff scheduling multiple staff employees appointment rooms equipment resources collective several providers class',
    'share-your-booking-page': 'embed widget button iframe qr code link in bio website calendar',
    'take-deposits': 'prepayment cancellation fee no-show fee upfront payment down payment credit card hold',
  },
  messaging: {
    'add-chat-to-your-website':
      'live chat widget chatbot bot ai assistant artificial intelligence webchat agent ai features gpt chatgpt openai',
    'answer-social-messages':
      'facebook messenger instagram dm direct message whatsapp social media inbox comments omnichannel',
    'ask-for-reviews':
      'reputation management google business profile reviews rating testimonials feedback survey nps stars yelp net promoter score csat customer satisfaction',
    'get-a-phone-number':
      'dialer calling voip telephony phone system voicemail call recording record calls port number local toll-free caller id own cell number call forwarding ivr missed call log calls power dialer autodialer text back call tracking business phone number',
    'handle-consent-and-opt-outs':
      'unsubscribe unsubscribe link stop tcpa can-spam casl gdpr permission opt-in do not call quiet hours compliance forget erase delete personal data ccpa data request subject access stop texts stop emails',
    'register-for-a2p-10dlc':
      'sms registration carrier brand campaign us texting compliance short code ein text registration',
    'send-a-text':
      'sms mms schedule a text scheduled tomorrow text messaging mass text bulk broadcast two-way texting picture message segments character limit send sms text marketing text message marketing',
    'send-an-email-campaign':
      'email marketing newsletter blast bulk email mass mailing mailchimp click rate open rate tracking html email drip newsletter',
    'use-the-shared-inbox':
      'team inbox unified inbox ticket helpdesk collaboration assign conversation email sync collision internal notes mention support desk call center contact center',
    'verify-your-email-domain': 'spf dkim dmarc deliverability sender authentication dns warm up own address spam',
    'write-message-templates':
      'canned response snippet saved reply email template merge field personalization placeholder mail merge signature script',
  },
  automations: {
    'add-waits-and-conditions': 'if then else branch delay drip sequence cadence nurture win back re-engagement split',
    'build-your-first-workflow':
      'automation workflow builder sequence autoresponder drip campaign marketing automation task automation automatic tasks rule automation follow up sequence automate follow up email sequence nurture nurturing',
    'choose-a-trigger':
      'event birthday anniversary renewal when stage changes recurring date based upsell cross-sell reorder',
    'reply-to-new-leads':
      'speed to lead auto reply instant response after hours lead response time follow-up autoresponder new inquiry',
    'send-data-to-another-system':
      'webhook when a deal is won zapier outgoing post json push erp data warehouse make n8n',
    'test-and-fix-a-workflow': 'debug error log failed not working troubleshoot stuck simulate',
  },
  'forms-and-websites': {
    index: 'website builder landing page landing pages funnels',
    'build-a-form':
      'lead capture web form contact form intake questionnaire survey file upload required fields landing spam captcha',
    'build-a-funnel': 'sales funnel a/b testing split test conversion landing page upsell multi-step',
    'connect-a-domain': 'dns cname custom domain own url ssl certificate subdomain hosting white label',
    'publish-a-page': 'landing page builder website builder web page editor template no-code seo microsite',
    'put-a-form-on-your-website':
      'embed wordpress squarespace wix webflow html snippet lead capture existing website typeform',
  },
  'payments-and-store': {
    'add-products': 'inventory stock management catalog sku price list price book variants warehouse upload products',
    'create-discounts-and-gift-cards': 'coupon promo code voucher promotion sale loyalty percent off',
    'manage-orders': 'order management fulfillment shipping label tracking return refund rma packing',
    'open-your-store':
      'ecommerce online shop storefront checkout cart shopping shopify alternative tax shipping rates sell online',
    'recover-abandoned-carts': 'cart abandonment checkout reminder lost sales win back',
    'remind-customers-about-overdue-invoices':
      'late payment accounts receivable dunning collections unpaid past due net 30 payment reminder',
    'sell-subscriptions': 'recurring billing recurring payments membership monthly plan autopay retainer renew',
    'send-a-quote':
      'proposal estimate cpq contract e-signature esign sign electronically quotation bid document approval contract management quoting estimates signature',
    'send-an-invoice':
      'invoicing billing customers payment terms partial payment installments receipts tax rates vat purchase order invoice template facturation rechnung',
    'share-a-payment-link':
      'accept payments credit card pay by text collect money tap to pay point of sale pos checkout link',
  },
  'jobs-and-approvals': {
    'ask-for-approval': 'discount approval sign-off authorization limits manager approval procurement',
    'balance-the-workload': 'capacity planning resource scheduling dispatch crew utilization staffing who is free',
    'create-a-job-template':
      'project template work order checklist process field service onboarding checklist sop recurring job',
    'share-a-task-outside-your-team':
      'subcontractor vendor external user guest access partner portal client portal login freelancer',
    'work-through-a-job':
      'project management task management field technician work order photo checklist to-do job site',
  },
  'reports-and-dashboards': {
    index: 'reports reporting dashboard analytics kpi metrics',
    'build-a-dashboard':
      'kpi real-time overview widget chart custom dashboard scorecard sales team leaderboard tv screen',
    'define-your-own-metric':
      'kpi custom metric calculated field formula conversion rate definition bi power bi looker tableau',
    'see-where-customers-come-from':
      'lead source attribution utm marketing roi return on ad spend campaign tracking cost per lead referral partners channel roas',
    'set-targets-and-alerts': 'goal quota sales target notification threshold leaderboard commission',
  },
  switching: {
    'from-a-spreadsheet': 'excel google sheets csv outgrow replace spreadsheets',
    'from-hubspot': 'hubspot alternative leave migrate',
    'from-pipedrive': 'pipedrive alternative leave migrate',
    'from-salesforce': 'salesforce alternative leave migrate opportunity account',
  },
  'administration-and-api': {
    'change-your-plan':
      'upgrade downgrade billing cycle annual payment switch plan pricing tier proration annual billing yearly billing',
    'close-your-account':
      'cancel delete account terminate end subscription data deletion offboarding retention kündigen résilier',
    'export-your-data': 'backup download data portability vendor lock-in extract take my data out csv leave leave',
    'get-support': 'help desk customer service contact chat phone ticket response time sla dedicated account rep',
    'manage-roles-and-permissions':
      'admin access access control user rights visibility rbac restrict who can see my deals hide deals contacts records phone numbers from other reps staff audit log audit trail territory team hierarchy privacy limit access',
    'read-your-invoice':
      'billing statement charges receipt payment method update card change credit card on file tax invoice history',
    'rename-stages-fields-and-screens':
      'white label customize terminology labels branding language translate layout own words customization whitelabel branding',
    'secure-sign-in':
      'sso saml scim okta azure ad active directory mfa 2fa ip whitelist allowlist session timeout security policy provisioning',
    'top-up-the-usage-wallet':
      'credits sms cost per text overage usage based pricing prepaid balance minutes auto recharge carrier rates',
    'turn-on-two-step-sign-in':
      '2fa mfa two-factor lost phone authenticator passkey recovery codes security key one-time code',
  },
  troubleshooting: {
    'calendar-not-syncing':
      'double booked wrong time missing appointment google outlook error calendar not showing not updating',
    'email-goes-to-spam':
      'deliverability junk bounce blocked not delivered emails not going through not arriving blacklist reputation',
    'import-errors': 'csv failed upload skipped rows encoding format duplicate',
    'texts-not-delivered':
      'sms failed undelivered blocked carrier error message not received texts not going through not sending not arriving',
    'trouble-signing-in': 'password reset forgot locked out login problem verification code not received',
  },
};

/** Industries, by name. */
const industries: Readonly<Record<string, string>> = {
  hospitality: 'restaurant reservation',
  'real-estate': 'open house listing showing realtor',
};

/** Pages, by address. */
const pages: Readonly<Record<string, string>> = {
  '/pricing':
    'cost charge fee price list subscription tiers quote budget record limit storage limit per user free discount refund',
  '/security':
    'encryption data protection privacy hipaa gdpr soc 2 iso penetration test uptime sla hosting data center disaster recovery subprocessors',
  '/integrations': 'app directory marketplace connectors plugins native integration',
  '/compare': 'alternative versus competitors why choose best crm spreadsheet total cost of ownership',
  '/savings-calculator': 'roi return on investment payback business case time saved',
  '/case-studies': 'customer stories references success testimonials reviews clients results',
  '/services/implementation-integration':
    'data migration consulting onboarding professional services setup help partner',
  '/services/crm-automation-funnels': 'done for you automation consulting expert build it for me',
  '/services/social-media-ads': 'ad management facebook ads google ads agency cost price',
  '/services/seo-growth': 'seo agency cost price google ranking',
  '/services/websites-branding': 'web design agency website cost price',
  '/integrations/shopify': 'orders sync',
  '/integrations/quickbooks': 'not syncing sync error not working',
  '/docs/api':
    'api webhook webhooks openapi documentation docs developer rest endpoint reference integration custom software',
  '/docs/api/sdks-and-tools':
    'sdk sdks postman openapi swagger sandbox client library test mode npm package oauth graphql',
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
