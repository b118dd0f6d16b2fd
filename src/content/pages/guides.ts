/** `who` in the front matter of a guide: the smallest role that can follow it, and what the guide says. */
export const guideRoles = {
  Member: 'Everyone',
  Manager: 'Managers, Admins and the Owner',
  Admin: 'Admins and the Owner',
  Billing: 'The Owner and people with billing access',
  Owner: 'The Owner',
} as const;

/** `plans` in the front matter of a guide: the smallest plan that has it. */
export const guidePlans = {
  all: 'Every plan',
  Team: 'Team, Pro and Enterprise',
  Pro: 'Pro and Enterprise',
  Enterprise: 'Enterprise',
} as const;

/** Longest guide, in minutes. A longer task is two guides. */
export const maxGuideMinutes = 180;

/** Names of the facts under a guide’s title. */
export const guideFactLabels = {who: 'Who', plans: 'Plans', minutes: 'Time'} as const;

/** The field over the list of all guides. */
export const guideSearch = {
  label: 'Filter by word',
  one: 'guide matches',
  many: 'guides match',
  none: 'No matching guides. Try one word, or ask us.',
  action: {label: 'Get support', to: '/docs/administration-and-api/get-support'},
};
