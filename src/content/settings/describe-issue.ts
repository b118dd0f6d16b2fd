import type * as v from 'valibot';

const weekday = /^[a-z]+day$/;

/** What people call a part of a file. An item of a list has a name, a day or an address; without one it has a number. */
function nameOf({key, value, input}: v.IssuePathItem): string {
  if (!Array.isArray(input)) return String(key).replace(weekday, (day) => day.charAt(0).toUpperCase() + day.slice(1));
  const {name, days, date, from} = (value ?? {}) as Readonly<Record<string, unknown>>;
  const found = [name, days, date, from].find((text) => typeof text === 'string' && !/^\d\d?:|^$/.test(text));
  return typeof found === 'string' ? found : input.length > 1 ? `no. ${String(Number(key) + 1)}` : '';
}

/** A problem of the settings with the place where people find it: “Elise Varga, Monday: These hours end …”. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return `Remove ${issue.received}: nothing reads it.`;
  if (issue.type === 'strict_object' && issue.received === 'undefined')
    return `Add ${issue.expected ?? ''}: it is missing.`;
  const place = (issue.path ?? []).map(nameOf).filter((name) => name !== '' && name !== 'weekly');
  return place.length === 0 ? issue.message : `${place.join(', ')}: ${issue.message}`;
}
