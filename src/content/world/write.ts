import type {IconName} from '#src/world/schema/icon';
import type {Contact, Day, Entry, Moment} from '#src/world/types';

/** The same hours from Monday to Friday. */
export const weekdayHours = (hours: readonly [from: number, to: number]) =>
  ({Mon: hours, Tue: hours, Wed: hours, Thu: hours, Fri: hours}) as const;

/** A contact by name, what is known of them, and their log. */
export const contact = (name: string, more: Omit<Contact, 'name' | 'log'>, log: readonly Entry[]): Contact => ({
  name,
  ...more,
  log,
});

/** Short ways to write an entry of a log, so that each is one line. */
export const asks = (at: Moment, what: string, text?: string, by?: string): Entry => [
  at,
  {kind: 'asks', what, ...(text !== undefined && {text}), ...(by !== undefined && {by})},
];
/** A text of the firm; `by` is the workflow or the person. */
export const us = (at: Moment, text: string, by?: string): Entry => [
  at,
  {kind: 'says', from: 'us', via: 'Text', text, ...(by !== undefined && {by})},
];
/** A text of the contact. */
export const them = (at: Moment, text: string): Entry => [at, {kind: 'says', from: 'them', via: 'Text', text}];
export const mail = (at: Moment, from: 'them' | 'us', text: string, by?: string): Entry => [
  at,
  {kind: 'says', from, via: 'Email', text, ...(by !== undefined && {by})},
];
const noted =
  (icon: IconName) =>
  (at: Moment, title: string, text: string): Entry => [at, {kind: 'notes', icon, title, text}];
/** Done by someone of the firm, so in its hours. */
export const acted = noted('user');
/** Anything that was done, as `title`, and its detail. */
export const done = noted('check');
export const called = (at: Moment, text: string): Entry => noted('phone')(at, 'Call', text);
export const opened = (at: Moment, text: string): Entry => noted('mail')(at, 'Email', text);
export const visited = (at: Moment, text: string): Entry => noted('globe')(at, 'Visit', text);
export const books = (at: Moment, what: string, start: Moment, minutes: number, who: string): Entry => [
  at,
  {kind: 'books', what, start, minutes, with: who},
];
export const confirms = (at: Moment): Entry => [at, {kind: 'confirms'}];
export const cancels = (at: Moment): Entry => [at, {kind: 'cancels'}];
export const opensReminder = (at: Moment): Entry => [at, {kind: 'opensReminder'}];
export const moves = (at: Moment, to: string, by?: string): Entry => [
  at,
  {kind: 'moves', to, ...(by !== undefined && {by})},
];
export const bills = (at: Moment, number: string, amount: number, what: string): Entry => [
  at,
  {kind: 'bills', number, amount, what},
];
export const pays = (at: Moment, amount: number, what: string, number?: string): Entry => [
  at,
  {kind: 'pays', amount, what, ...(number !== undefined && {number})},
];
/** Something expected on a day, and when it was done. */
export const due = (at: Moment, what: string, on: Day, doneAt?: Moment): Entry => [
  at,
  {kind: 'due', what, on, ...(doneAt !== undefined && {done: doneAt})},
];
