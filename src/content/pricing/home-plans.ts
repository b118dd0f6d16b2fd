import {versions} from './plans';

const count = (value = 0): string => (value === Infinity ? 'Unlimited' : value.toLocaleString('en-US'));

/** Plans as the home page states them, in the same five rows. */
export const homePlans = versions.map(({home: {setup, support, limits, cta}, pricing: _, ...plan}) => ({
  ...plan,
  limits,
  cta,
  rows: [
    {label: 'Team users', value: count(limits.users)},
    {label: 'Websites and funnels', value: count(limits.sites)},
    {label: 'Contacts', value: count(limits.contacts)},
    {label: 'Setup', value: setup},
    {label: 'Support', value: support},
  ],
}));
