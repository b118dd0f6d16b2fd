/** The app's screens that are on by default, by the names in its menu. */
export const screens = ['Inbox', 'Pipeline', 'Calendar', 'Contacts', 'Automations', 'Reports', 'Settings'] as const;

/** Screens that are off in a new account. An Admin turns them on under **Settings > Company > Screens**. */
export const offScreens = ['Jobs', 'Payments', 'Store', 'Websites'] as const;

/** Pages under **Settings**. A test checks that docs mention no others. */
export const settingsPages = [
  'Company',
  'Team',
  'Security',
  'Fields and tags',
  'Pipelines',
  'Calendars',
  'Phone numbers',
  'Email domains',
  'Templates',
  'Integrations',
  'Chat',
  'Reviews',
  'Lead scoring',
  'Payments',
  'Billing',
  'Data',
  'API keys',
] as const;
