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
