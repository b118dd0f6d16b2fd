import type {PlanLimits} from '#src/content/schema/pricing';

const count = (value: number): string => (value === Infinity ? 'Unlimited' : value.toLocaleString('en-US'));

/** A plan's limits in the words of the home page. */
export function limitsOnHome({users = 0, sites = 0, contacts}: PlanLimits): string[] {
  if (users === Infinity && sites === Infinity) return ['Unlimited users, sites and contacts'];
  return [
    users === 1 ? '1 team user' : `${count(users)} users`,
    sites === 1 ? '1 website and funnel' : `${count(sites)} websites and funnels`,
    `${count(contacts)} contacts`,
  ];
}

/** A plan's limits in the words of `/pricing`. A plan states only what it changes. */
export function limitsOnPricing({contacts, emails, texts}: PlanLimits): string[] {
  return [
    contacts === Infinity ? 'Unlimited contacts' : `Up to ${count(contacts)} contacts`,
    ...(emails === undefined ? [] : [emails === Infinity ? 'Unlimited email' : `${count(emails)} emails a month`]),
    ...(texts === undefined ? [] : [`${count(texts)} SMS a month`]),
  ];
}
