import type {Day, Firm, Moment} from '#src/world/types';
import {stateOf} from './fold';
import {dayOf, dayText, dollars, timeText} from './moment';
import {board, conversation, day, quietDays} from './views';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as a sentence writes it: `seven`, but `12`. */
export const spelled = (count: number): string => numbers[count] ?? String(count);

/** A text as a sentence. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Northfield Motors’`, `Alder & Oat’s`. */
export const possessive = (name: string): string => `${name}’${name.endsWith('s') ? '' : 's'}`;

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** What two people wrote, and what followed from it. */
export function describeConversation(firm: Firm, id: string, from: Moment, to: Moment): string {
  const {contact} = stateOf(firm, id, to);
  const found = conversation(firm, id, from, to);
  const lines = found.map((line) => {
    if (line.from === 'note') return ended(line.text);
    return `${line.from === 'us' ? firm.name : contact.name}: “${ended(line.text)}”`;
  });
  const start = found[0]?.at ?? from;
  const when = `${dayText(dayOf(start))}, ${timeText(start, 'half')}`;
  return `${contact.name} and ${firm.name}, ${when}. ${lines.join(' ')}`;
}

/** A day's appointments: how many, how many are confirmed, and what was paid. */
export function describeDay(firm: Firm, date: Day, at: Moment): string {
  const {visits, confirmed, paid} = day(firm, date, at);
  const money = paid > 0 ? `, and ${dollars(paid)} paid` : '';
  return `${firm.name} on ${dayText(date)}: ${spelled(visits.length)} appointments, ${spelled(confirmed)} of them confirmed${money}.`;
}

/** `6 days quiet`, of a late deal. */
export const quietText = (days: number): string => (days > 0 ? `${days} days quiet` : '');

/** A pipeline, or some of its stages, with the number of deals in each, and the late ones. */
export function describeBoard(firm: Firm, at: Moment, stages?: readonly string[]): string {
  const {columns, count} = board(firm, at);
  const shown = columns.filter(({name}) => stages === undefined || stages.includes(name));
  const parts = listed(shown.map((column) => `${column.count} in ${column.name}`));
  const late = shown
    .flatMap(({deals}) => deals)
    .map((deal) => ({name: deal.contact.name, days: quietDays(firm, deal, at)}))
    .filter(({days}) => days > 0)
    .map(({name, days}) => `${name}, ${quietText(days)}`);
  return [
    stages ? `Deals of ${firm.name}: ${parts}.` : `Pipeline of ${firm.name} with ${count} deals: ${parts}.`,
    ...(late.length > 0 ? [`Late: ${late.join('; ')}.`] : []),
  ].join(' ');
}

/** Rows of a list, as a sentence: `Title: name, note, value; …`. */
export function describeRows(title: string, rows: readonly (readonly (string | undefined)[])[]): string {
  const parts = rows.map((row) => row.filter((part) => part !== undefined && part !== '').join(', '));
  return `${capital(title)}: ${parts.join('; ')}.`;
}
