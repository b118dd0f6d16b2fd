/** The screens of the app, as its menu names them. */
export const screens = ['Inbox', 'Pipeline', 'Calendar', 'Contacts', 'Automations', 'Reports', 'Settings'] as const;

/** Pages under **Settings**. Docs may send a reader to these and no others; a test compares. */
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
  'Billing',
  'Data',
  'API keys',
] as const;
