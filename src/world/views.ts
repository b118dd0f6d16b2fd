import type {Day, Firm, Moment, Staff, Stage} from '#src/world/types';
import {type Appointment, type ContactState, foldFirm, stateOf} from './fold';
import {addDays, dayOf, daysBetween, minutesOf} from './moment';

const newest = (a = '', b = ''): number => (a < b ? 1 : -1);

export type Column = Omit<Stage, 'others'> & {
  count: number;
  value: number;
  /** Those with a name: late ones first, then the newest. */
  deals: readonly ContactState[];
};

/** Days since the last entry of a late deal: more than its stage allows, and nothing is ahead. Otherwise 0. */
export function quietDays(firm: Firm, {stage, log, appointments}: ContactState, at: Moment): number {
  const {quietAfter = Infinity} = firm.stages.find(({name}) => name === stage) ?? {};
  const days = daysBetween(dayOf(log.at(-1)?.[0] ?? at), dayOf(at));
  const isAhead =
    appointments.some(({start, state}) => start >= at && state !== 'canceled') ||
    log.some(([, what]) => what.kind === 'due' && what.on >= dayOf(at) && (what.done ?? at) >= at);
  return days > quietAfter && !isAhead ? days : 0;
}

/** The pipeline, with counts and values of all deals. */
export function board(firm: Firm, at: Moment) {
  const states = foldFirm(firm, at).filter(({contact}) => contact.deal);
  const columns = firm.stages.map((stage): Column => {
    const deals = states
      .filter((state) => state.stage === stage.name)
      .sort((a, b) => quietDays(firm, b, at) - quietDays(firm, a, at) || newest(a.since, b.since));
    const {count = 0, value = 0} = stage.others ?? {};
    const named = deals.reduce((sum, {contact}) => sum + (contact.deal?.value ?? 0), 0);
    return {...stage, count: count + deals.length, value: value + named, deals};
  });
  const total = (key: 'count' | 'value') => columns.reduce((sum, column) => sum + column[key], 0);
  return {columns, count: total('count'), value: total('value')};
}

/** Appointments of a day, in order, and what was paid on it. */
export function day(firm: Firm, date: Day, at: Moment) {
  const states = foldFirm(firm, at);
  const visits = states
    .flatMap(({appointments}) => appointments)
    .filter(({start, state}) => dayOf(start) === date && state !== 'canceled')
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  const payments = states.flatMap(({id, log}) =>
    log.flatMap(([when, what]) => (what.kind === 'pays' && dayOf(when) === date ? [{id, ...what}] : [])),
  );
  const confirmed = visits.filter(({state}) => state === 'confirmed').length;
  return {visits, confirmed, payments, paid: payments.reduce((sum, {amount}) => sum + amount, 0)};
}

/** A person's appointments on the days from `monday`, by day. */
export function week(firm: Firm, who: string, monday: Day, at: Moment, days = 5) {
  return Array.from({length: days}, (_, index) =>
    day(firm, addDays(monday, index), at).visits.filter((visit) => visit.with === who),
  );
}

/** Those who asked on a day, newest first. */
export function leads(firm: Firm, date: Day, at: Moment): readonly ContactState[] {
  return foldFirm(firm, at)
    .filter(({asked}) => asked !== undefined && dayOf(asked) === date)
    .sort((a, b) => newest(a.asked, b.asked));
}

/** Totals of the tallies that lie between two days, the second one included. */
export function report(firm: Firm, from: Day, to: Day) {
  const counts: Record<string, number> = {};
  const parts: Record<string, Record<string, number>> = {};
  for (const tally of firm.tallies) {
    if (tally.days < 7 || tally.from < from || addDays(tally.from, tally.days - 1) > to) continue;
    for (const [name, count] of Object.entries(tally.counts)) counts[name] = (counts[name] ?? 0) + count;
    for (const [name, split] of Object.entries(tally.parts ?? {})) {
      const sums = (parts[name] ??= {});
      for (const [part, count] of Object.entries(split)) sums[part] = (sums[part] ?? 0) + count;
    }
  }
  return {
    count: (name: string): number => counts[name] ?? 0,
    parts: (name: string): readonly (readonly [string, number])[] => Object.entries(parts[name] ?? {}),
  };
}

/** A count to date for each day from `from`, which single-day tallies hold: `[0, 2, 3, …]`. */
export function toDate(firm: Firm, name: string, from: Day, days: number): readonly number[] {
  const daily = Array.from({length: days}, (_, index) => {
    const tally = firm.tallies.find((one) => one.days === 1 && one.from === addDays(from, index));
    return tally?.counts[name] ?? 0;
  });
  return daily.reduce((sums, count) => [...sums, (sums.at(-1) ?? 0) + count], [0]);
}

/** Invoices, newest first, with their state. */
export function payments(firm: Firm, at: Moment, dueDays = 14) {
  const late = addDays(dayOf(at), -dueDays);
  return foldFirm(firm, at)
    .flatMap(({id, contact, log}) =>
      log.flatMap(([sent, what]) => {
        if (what.kind !== 'bills') return [];
        const paid = log.find(([, one]) => one.kind === 'pays' && one.number === what.number)?.[0];
        const state = paid ? 'Paid' : dayOf(sent) < late ? 'Overdue' : 'Sent';
        return [{...what, id, contact, sent, paid, state} as const];
      }),
    )
    .sort((a, b) => newest(a.number, b.number));
}

export type Line = {at: Moment; text: string} & (
  {from: 'them' | 'us'; by?: string} | {from: 'note'; visit?: Appointment}
);

/** A first name; of a chair or room, who works there; of a crew, its name. */
export function shortName({name, role}: Staff): string {
  if (role === 'Crew' || role === 'Place') return name;
  return /\d$/.test(name) ? (role ?? name) : (name.split(' ')[0] ?? name);
}

/** What a contact and the firm wrote between two moments, and what followed from it. */
export function conversation(firm: Firm, id: string, from: Moment, to: Moment): readonly Line[] {
  const {log, appointments} = stateOf(firm, id, to);
  return log.flatMap(([at, what]): Line[] => {
    if (at < from || at > to) return [];
    switch (what.kind) {
      case 'asks':
        return what.text === undefined ? [] : [{at, from: 'them', text: what.text}];
      case 'says':
        return [{at, from: what.from, text: what.text, ...(what.by !== undefined && {by: what.by})}];
      case 'notes':
        return [{at, from: 'note', text: what.text}];
      case 'books': {
        const visit = appointments.find(({bookedAt}) => bookedAt === at);
        return [
          {
            at,
            from: 'note',
            text: `Booked with ${shortName(firm.staff[what.with] ?? {name: what.with})}`,
            ...(visit && {visit}),
          },
        ];
      }
      case 'confirms':
        return [{at, from: 'note', text: 'Confirmed'}];
      case 'cancels':
        return [{at, from: 'note', text: 'Canceled'}];
      case 'moves':
        return [{at, from: 'note', text: `Moved to ${what.to}`}];
      default:
        return [];
    }
  });
}

/** First free starts of a day for one of the staff, of the offered ones. */
export function freeTimes(firm: Firm, who: string, at: Moment, minutes: number, starts: readonly Moment[]) {
  return starts.filter((start) => {
    const taken = day(firm, dayOf(start), at).visits.filter((visit) => visit.with === who);
    return taken.every(
      (visit) =>
        minutesOf(start) + minutes <= minutesOf(visit.start) ||
        minutesOf(start) >= minutesOf(visit.start) + visit.minutes,
    );
  });
}
