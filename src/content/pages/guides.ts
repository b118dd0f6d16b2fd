/** Values of `who` in a guide's front matter, the lowest role that can follow it, and their display text. */
export const guideRoles = {
  Member: 'Everyone',
  Manager: 'Managers, Admins and the Owner',
  Admin: 'Admins and the Owner',
  Billing: 'The Owner and people with billing access',
  Owner: 'The Owner',
} as const;

/** Values of `plans` in a guide's front matter: the smallest plan that includes the feature. */
export const guidePlans = {
  all: 'Every plan',
  Team: 'Team, Pro and Enterprise',
  Pro: 'Pro and Enterprise',
  Enterprise: 'Enterprise',
} as const;

/** Maximum length of a guide in minutes. Split a longer task into two guides. */
export const maxGuideMinutes = 180;

/** Labels of the facts under a guide’s title. */
export const guideFactLabels = {who: 'Who', plans: 'Plans', minutes: 'Time', screen: 'Screen'} as const;

/** Says that a guide’s screen is off in a new account. */
export const guideScreen = (screen: string): string =>
  `${screen}, off in a new account: an Admin turns it on under Settings > Company > Screens`;

/** The fold and the search field above the list of guides. */
export const guideSearch = {
  howTo: 'How to read a guide',
  label: 'Filter by word',
  noun: 'guides',
  none: 'No matching guides. Try one word, or ask us.',
  action: {label: 'Get support', to: '/docs/administration-and-api/get-support'},
};
