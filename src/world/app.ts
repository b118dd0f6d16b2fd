import type {IconName} from '#src/world/schema/icon';
import type {Day, Entry, Firm, Moment} from '#src/world/types';
import {type Appointment, type ContactState, foldFirm, stateOf} from './fold';
import {addDays, dateIn, dateText, dayOf, dollars, minutesOf, shortTime, timeText, weekdayOf} from './moment';
import {board, day, freeTimes, shortName} from './views';

// What the screens of the application show of a record. Each is a function of the record and the moment, so the same
// screens work for a record that grows (`withEntries`).

const later = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);

/** Whether something has just happened: within the last five minutes. */
export const isNew = (when: Moment, at: Moment): boolean =>
  dayOf(when) === dayOf(at) && when <= at && minutesOf(at) - minutesOf(when) < 5;

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** A colleague as the calendar and the record name them. */
export const colleague = (firm: Firm, key: string | undefined): string =>
  key === undefined ? '' : shortName(firm.staff[key] ?? {name: key});

/** Everyone who asked or wrote, by the last line of either side. `open` waits for an answer. */
export function threads(firm: Firm, at: Moment) {
  const all = foldFirm(firm, at).flatMap((state) => {
    const last = state.log.findLast(([, {kind}]) => kind === 'says' || kind === 'asks');
    if (!last) return [];
    const [when, what] = last;
    if (what.kind === 'asks') return [{...state, when, text: what.text ?? `Asked: ${what.what}`}];
    if (what.kind !== 'says') return [];
    return [{...state, when, text: what.from === 'us' ? `You: ${what.text}` : what.text}];
  });
  all.sort((a, b) => later(a.when, b.when));
  return {threads: all, open: all.filter(({waits}) => waits).length};
}

export type TalkLine = {at: Moment} & (
  | {kind: 'them'; text: string}
  | {kind: 'us'; text: string; by?: string}
  /** Something that happened, with its icon; `new` within the last minutes. */
  | {kind: 'note'; icon: IconName; text: string; right: string; isNew?: boolean}
);

const whenText = ({start}: Pick<Appointment, 'start'>): string =>
  `${weekdayOf(dayOf(start)).slice(0, 3)} ${timeText(start, 'half')}`;

function talkLine([at, what]: Entry, now: Moment): TalkLine | undefined {
  const note = (icon: IconName, text: string): TalkLine => ({
    at,
    kind: 'note',
    icon,
    text,
    right: timeText(at, 'half'),
  });
  switch (what.kind) {
    case 'asks':
      return what.text === undefined ? note('globe', `Form: ${what.what}`) : {at, kind: 'them', text: what.text};
    case 'says':
      return what.from === 'them'
        ? {at, kind: 'them', text: what.text}
        : {at, kind: 'us', text: what.text, ...(what.by !== undefined && {by: what.by})};
    case 'notes':
      return note(what.icon, `${what.title}: ${what.text}`);
    case 'books':
      return {at, kind: 'note', icon: 'calendar', text: what.what, right: whenText(what), isNew: isNew(at, now)};
    case 'confirms':
      return note('check', 'Confirmed');
    case 'cancels':
      return note('close', 'Canceled');
    case 'moves':
      return note('board', `Moved to ${what.to}`);
    case 'bills':
      return note('document', `Invoice ${what.number}, ${dollars(what.amount)}`);
    case 'pays':
      return note('card', `${what.what} paid, ${dollars(what.amount)}`);
    default:
      return undefined;
  }
}

/** A conversation by day: what both wrote, and what happened between. */
export function talk(firm: Firm, id: string, at: Moment, from?: Moment) {
  const days: {date: Day; lines: TalkLine[]}[] = [];
  for (const entry of stateOf(firm, id, at).log) {
    const line = entry[0] < (from ?? '') ? undefined : talkLine(entry, at);
    if (!line) continue;
    const date = dayOf(line.at);
    if (days.at(-1)?.date !== date) days.push({date, lines: []});
    days.at(-1)?.lines.push(line);
  }
  return days;
}

/** Entries of a log, the newest first, by day: an icon, what happened, by whom, and when. */
export function activity(firm: Firm, id: string, at: Moment) {
  const {log, contact} = stateOf(firm, id, at);
  const days: {date: Day; lines: {at: Moment; icon: IconName; text: string; by: string; isNew: boolean}[]}[] = [];
  for (const entry of log.toReversed()) {
    const [when, what] = entry;
    const line = talkLine(entry, at);
    if (!line) continue;
    const date = dayOf(when);
    if (days.at(-1)?.date !== date) days.push({date, lines: []});
    const by = what.kind === 'moves' || what.kind === 'says' ? what.by : undefined;
    const isTheirs = line.kind === 'them';
    days.at(-1)?.lines.push({
      at: when,
      icon: line.kind === 'note' ? line.icon : 'message',
      text: line.kind === 'note' ? (what.kind === 'books' ? `Booked: ${line.text}` : line.text) : `“${line.text}”`,
      by: isTheirs ? `from ${firstName(contact.name)}` : by === undefined ? '' : `by “${by}”`,
      isNew: isNew(when, at) && (what.kind === 'moves' || what.kind === 'books'),
    });
  }
  return days;
}

/** The appointment that is next, or else the last one. */
export function nextVisit({appointments}: ContactState, at: Moment): (Appointment & {status: string}) | undefined {
  const kept = appointments.filter(({state}) => state !== 'canceled').sort((a, b) => later(b.start, a.start));
  const visit = kept.find(({start}) => start >= at) ?? kept.at(-1);
  if (!visit) return undefined;
  return {...visit, status: visit.start < at ? 'Done' : visit.state === 'confirmed' ? 'Confirmed' : 'Booked'};
}

/** A time that is still ahead, as `Thu 10:30`. */
export function ahead(state: ContactState, at: Moment): string {
  const visit = nextVisit(state, at);
  return visit && visit.start >= at ? `${weekdayOf(dayOf(visit.start)).slice(0, 3)} ${timeText(visit.start)}` : '';
}

/** The next time, or else the date on which something open is expected. */
export function nextDate(state: ContactState, at: Moment): string {
  const dates = state.log.flatMap(([, what]) =>
    what.kind === 'due' && (what.done === undefined || what.done > at) ? [what.on] : [],
  );
  const [first] = dates.sort();
  return ahead(state, at) || (first === undefined ? '' : dateText(first, 'short'));
}

/** Everything the record of a contact says beside its log. */
export function facts(firm: Firm, id: string, at: Moment) {
  const state = stateOf(firm, id, at);
  const {contact, log, asked, messages} = state;
  const colleagues = new Set(Object.values(firm.staff).flatMap(({name}) => [name, firstName(name)]));
  const answer = messages.find(([when, {from}]) => from === 'us' && when > (asked ?? ''));
  const tasks = log.flatMap(([, what]) =>
    what.kind === 'due'
      ? [{text: what.what, on: dateText(what.on, 'short'), isDone: what.done !== undefined && what.done <= at}]
      : [],
  );
  return {
    state,
    since: log[0] && dateText(dayOf(log[0][0]), 'short'),
    details: [
      ['Phone', contact.phone],
      ['Email', contact.email],
      ['Source', contact.source],
      ['Owner', firm.staff[contact.deal?.owner ?? '']?.name],
      ['Wants', contact.deal?.title ?? state.request?.what],
      ...Object.entries(contact.fields ?? {}).map(([name, value]) => [
        name.charAt(0).toUpperCase() + name.slice(1),
        value,
      ]),
    ].filter((row): row is [string, string] => row[1] !== undefined),
    computed: [
      ['First reply', answer && asked ? `${minutesOf(answer[0]) - minutesOf(asked)} min` : ''],
      ['Messages', String(messages.length)],
      ['Last', log.at(-1) ? shortTime(log.at(-1)?.[0] ?? at, at, 'half') : ''],
    ].filter((row): row is [string, string] => row[1] !== ''),
    visit: nextVisit(state, at),
    tasks,
    // People are named in messages, too.
    workflow: log.findLast(
      ([, what]) =>
        (what.kind === 'says' || what.kind === 'moves') && what.by !== undefined && !colleagues.has(what.by),
    )?.[1],
  };
}

/** The list of contacts, the last active first. */
export function contacts(firm: Firm, at: Moment, who?: readonly string[]): readonly ContactState[] {
  const all = foldFirm(firm, at).filter(({id}) => who === undefined || who.includes(id));
  if (who) return all.toSorted((a, b) => who.indexOf(a.id) - who.indexOf(b.id));
  return all.toSorted((a, b) => later(a.log.at(-1)?.[0] ?? '', b.log.at(-1)?.[0] ?? ''));
}

/** Jobs in the order of the record. */
export const jobs = (firm: Firm, at: Moment): readonly ContactState[] => contacts(firm, at, Object.keys(firm.contacts));

/** Jobs that are late, blocked or without an owner, which they say in `when`. */
export const stuckJobs = (firm: Firm, at: Moment): readonly ContactState[] =>
  jobs(firm, at).filter(({contact}) => /late|Blocked|No owner/.test(contact.fields?.['when'] ?? ''));

export type ScheduleColumn = {title: string; count: number; isToday?: boolean; visits: readonly Appointment[]};

/** A day by colleague, chair, room or crew; default: those who have an appointment. */
export function dayColumns(firm: Firm, date: Day, at: Moment, who?: readonly string[]): ScheduleColumn[] {
  const {visits} = day(firm, date, at);
  const busy = Object.keys(firm.staff).filter((key) => visits.some((visit) => visit.with === key));
  return (who ?? busy).map((key) => {
    const own = visits.filter((visit) => visit.with === key);
    const {name = key} = firm.staff[key] ?? {};
    return {title: /\d$/.test(name) ? name : colleague(firm, key), count: own.length, visits: own};
  });
}

/** Days from `from` on of one colleague, or of all. */
export function weekColumns(firm: Firm, from: Day, days: number, at: Moment, who?: string): ScheduleColumn[] {
  return Array.from({length: days}, (_, index) => {
    const date = addDays(from, index);
    const visits = day(firm, date, at).visits.filter((visit) => who === undefined || visit.with === who);
    const title = `${weekdayOf(date).slice(0, 3)} ${dateIn(date)}`;
    return {title, count: visits.length, isToday: date === dayOf(at), visits};
  });
}

/** Who went through a workflow, and how far each is: `Quiet` after two days without an answer. */
export function runs(firm: Firm, workflow: string, at: Moment) {
  const found = foldFirm(firm, at).flatMap((state) => {
    const first = state.log.find(([, what]) => (what.kind === 'says' || what.kind === 'moves') && what.by === workflow);
    if (!first) return [];
    const booked = state.appointments.some(({bookedAt}) => bookedAt >= first[0]);
    const isQuiet = addDays(dayOf(first[0]), 2) < dayOf(at);
    const result = booked ? 'Booked' : state.waits ? 'Replied' : isQuiet ? 'Quiet' : 'Waiting';
    return [{...state, started: first[0], result} as const];
  });
  return found.toSorted((a, b) => later(a.started, b.started));
}

/** The sum of the open deals, each by the chance of its stage. */
export function weighted(firm: Firm, at: Moment): number {
  const {columns} = board(firm, at);
  return Math.round(columns.reduce((sum, {value, chance = 0}) => sum + (chance < 100 ? (value * chance) / 100 : 0), 0));
}

/** Times at which the firm books: visits of 45 minutes, one after the other, with a pause at noon. */
const starts = ['09:00', '09:45', '10:30', '11:15', '13:15', '14:00', '14:45', '15:30'];

/** Free times of a colleague in the next days, weekends left out. */
export function freeSlots(firm: Firm, who: string, at: Moment, days = 5): Moment[] {
  return Array.from({length: days}, (_, index) => addDays(dayOf(at), index))
    .filter((date) => !weekdayOf(date).startsWith('S'))
    .flatMap((date) => {
      const offered = starts.map((time) => `${date}T${time}` as Moment).filter((start) => start > at);
      return freeTimes(firm, who, at, 45, offered);
    });
}
