/** The app's screens that are on by default, by the names in its menu. */
export const screen = {
  inbox: 'Inbox',
  pipeline: 'Pipeline',
  calendar: 'Calendar',
  contacts: 'Contacts',
  automations: 'Automations',
  reports: 'Reports',
  settings: 'Settings',
} as const;
export const screens = Object.values(screen);

/** Screens that are off in a new account. An Admin turns them on under **Settings > Company > Screens**. */
export const offScreens = ['Jobs', 'Payments', 'Store', 'Websites'] as const;

/** Pages under **Settings**. A test checks that docs mention no others. */
export const settings = {
  companyDetails: 'Company',
  team: 'Team',
  security: 'Security',
  fieldsAndTags: 'Fields and tags',
  pipelines: 'Pipelines',
  calendars: 'Calendars',
  phoneNumbers: 'Phone numbers',
  emailDomains: 'Email domains',
  templates: 'Templates',
  integrations: 'Integrations',
  chat: 'Chat',
  reviews: 'Reviews',
  leadScoring: 'Lead scoring',
  payments: 'Payments',
  billing: 'Billing',
  data: 'Data',
  apiKeys: 'API keys',
} as const;
export const settingsPages = Object.values(settings);
