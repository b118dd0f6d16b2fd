import type {Entry, Firm, Happening} from '#src/content/schema/world';
import {foldFirm} from './fold';
import {addDays, dayOf, isMoment, minutesOf} from './moment';
import {shortName} from './views';

/** Hours in which texts wait, unless they answer someone who wrote within the last minutes. */
type Quiet = {from: number; to: number; answerWithin: number};

const after = 'Move the line, or correct its time.';

const ofVisits: readonly Happening['kind'][] = ['confirms', 'cancels', 'opensReminder'];

/** Hours and minutes between two moments of the same day, in minutes; another day counts as a day. */
const minutesBetween = (early: Entry, late: Entry): number =>
  dayOf(early[0]) === dayOf(late[0]) ? minutesOf(late[0]) - minutesOf(early[0]) : 1440;

const isTheirs = ([, what]: Entry): boolean => what.kind === 'asks' || (what.kind === 'says' && what.from === 'them');

function entryProblems(firm: Firm, [at, what]: Entry, before: readonly Entry[], quiet: Quiet): string[] {
  const found: string[] = [];
  if (!isMoment(at)) return ['there is no such time. Write it as 2025-06-09T23:40, with a date of the calendar.'];
  const last = before.findLast(([when]) => isMoment(when));
  if (last && last[0] > at) found.push(`it stands below an entry of ${last[0]}, which is later. ${after}`);
  if (ofVisits.includes(what.kind)) {
    const visit = before.findLast(([, {kind}]) => kind === 'books')?.[1];
    if (visit?.kind !== 'books') found.push('nothing is booked before it. Add a `books` line above it.');
    else if (visit.start <= at)
      found.push(`the visit began at ${visit.start}, before it. Correct one of the two times.`);
  }
  if (what.kind === 'moves' && !firm.stages.some(({name}) => name === what.to)) {
    const stages = firm.stages.map(({name}) => name).join(', ');
    found.push(`the pipeline has no stage “${what.to}”. Use one of ${stages}, or add it to \`stages\`.`);
  }
  if (what.kind === 'books') {
    if (!isMoment(what.start)) found.push(`there is no such time as ${what.start}. Write it as 2025-06-12T10:30.`);
    else if (what.start <= at) found.push(`it books ${what.start}, which is past. Correct one of the two times.`);
    if (!(what.with in firm.staff))
      found.push(`“${what.with}” is not in \`staff\`. Add them, or use one of its names.`);
  }
  if (what.kind === 'pays' && what.number !== undefined) {
    const bill = before.find(([, one]) => one.kind === 'bills' && one.number === what.number);
    if (!bill) found.push(`invoice ${what.number} isn’t billed before it. Add a \`bills\` line above it.`);
  }
  if (what.kind === 'due' && what.done !== undefined && what.done < at) {
    found.push(`it is done at ${what.done}, before it was set. Correct one of the two times.`);
  }
  if (what.kind === 'says' && what.from === 'us' && what.via === 'Text') {
    const hour = minutesOf(at) / 60;
    const theirs = before.findLast(isTheirs);
    const isAnswer = theirs !== undefined && minutesBetween(theirs, [at, what]) <= quiet.answerWithin;
    if ((hour < quiet.to || hour >= quiet.from) && !isAnswer) {
      found.push('texts wait at night, and this one answers nobody. Send it by day, or add what it answers.');
    }
  }
  return found;
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Tallies whose parts or days don't add up, or that count less than the named contacts did. */
function tallyProblems(firm: Firm): string[] {
  return firm.tallies.flatMap((tally) => {
    const end = addDays(tally.from, tally.days);
    const where = `${firm.name}, tally of ${tally.from}`;
    const sums = Object.entries(tally.parts ?? {}).flatMap(([name, split]) => {
      const [sum, count] = [total(split), tally.counts[name]];
      return count === undefined || sum === count
        ? []
        : [`${where}: the parts of “${name}” add up to ${sum}, not ${count}. Correct one of them.`];
    });
    const inside = firm.tallies.filter(({from, days}) => days < tally.days && from >= tally.from && from < end);
    const days = Object.entries(tally.counts).flatMap(([name, count]) => {
      const daily = inside.filter(({counts}) => name in counts);
      const sum = daily.reduce((so, {counts}) => so + (counts[name] ?? 0), 0);
      return daily.length === 0 || sum === count
        ? []
        : [`${where}: its days have ${sum} “${name}”, not ${count}. Correct one of them.`];
    });
    const entries = Object.values(firm.contacts).flatMap(({source, log}) =>
      log.flatMap(([at, what]) => (dayOf(at) >= tally.from && dayOf(at) < end ? [{source, what}] : [])),
    );
    const asked = entries.filter(({what}) => what.kind === 'asks');
    const over = Object.entries(tally.counts).flatMap(([name, all]) => {
      const one = name.replace(/s$/, '');
      const booked = entries.filter(({what}) => what.kind === 'books' && what.what.startsWith(one));
      const count = name === 'leads' ? asked.length : booked.length;
      return count <= all
        ? []
        : [
            `${where}: ${count} contacts with a name are among its ${all} “${name}”. Raise the total, or move a contact.`,
          ];
    });
    const sources = Object.entries(tally.parts?.['leads'] ?? {}).flatMap(([name, all]) => {
      const count = asked.filter(({source}) => source === name).length;
      return count <= all
        ? []
        : [`${where}: ${count} contacts came by ${name}, of ${all}. Raise it, or move a contact.`];
    });
    return [...sums, ...days, ...over, ...sources];
  });
}

/** Who is busy with a visit: at a chair, the person who works there, who may have two. */
function busy(firm: Firm, key: string): string {
  const staff = firm.staff[key];
  return staff && /\d$/.test(staff.name) ? shortName(staff) : key;
}

/** Two visits of one person, room or crew at a time. */
function clashes(firm: Firm): string[] {
  const visits = foldFirm(firm, '9999-12-31T23:59')
    .flatMap(({appointments}) => appointments.filter(({state}) => state !== 'canceled'))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return visits.flatMap((one, index) =>
    visits
      .slice(index + 1)
      .filter(
        (two) =>
          busy(firm, two.with) === busy(firm, one.with) &&
          dayOf(two.start) === dayOf(one.start) &&
          minutesOf(two.start) < minutesOf(one.start) + one.minutes,
      )
      .map(
        (two) =>
          `${firm.name}, ${two.contact.name}, books ${two.start}: ${one.contact.name} is with ${busy(firm, one.with)} from ${one.start.slice(11, 16)} for ${one.minutes} minutes. Choose another time or person.`,
      ),
  );
}

/** Invoices whose numbers don't grow with time. */
function invoiceProblems(firm: Firm): string[] {
  const bills = Object.values(firm.contacts)
    .flatMap(({name, log}) =>
      log.flatMap(([at, what]) => (what.kind === 'bills' ? [{name, at, number: what.number}] : [])),
    )
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  return bills.flatMap(({name, at, number}, index) => {
    const before = bills[index - 1]?.number ?? '0';
    return Number(before) < Number(number)
      ? []
      : [`${firm.name}, ${name}, bills at ${at}: invoice ${number} is newer than ${before}. Give it a higher number.`];
  });
}

/** Everything in a record that cannot be, as `Firm, contact, entry: what is wrong. The cure.` */
export function recordProblems(firm: Firm, quiet: Quiet): string[] {
  const sources = new Set(firm.tallies.flatMap(({parts}) => Object.keys(parts?.['leads'] ?? {})));
  const contacts = Object.values(firm.contacts).flatMap((contact) => {
    const {name, source, deal, log} = contact;
    const who = `${firm.name}, ${name}`;
    const unknown =
      source !== undefined && sources.size > 0 && !sources.has(source)
        ? [`${who}: no tally has the source “${source}”. Use one of ${[...sources].join(', ')}.`]
        : [];
    const owner =
      deal?.owner !== undefined && !(deal.owner in firm.staff)
        ? [`${who}: the deal’s owner “${deal.owner}” is not in \`staff\`. Add them, or use one of its names.`]
        : [];
    const entries = log.flatMap((entry, index) =>
      entryProblems(firm, entry, log.slice(0, index), quiet).map(
        (problem) => `${who}, ${entry[1].kind} at ${entry[0]}: ${problem}`,
      ),
    );
    return [...unknown, ...owner, ...entries];
  });
  return [...contacts, ...clashes(firm), ...invoiceProblems(firm), ...tallyProblems(firm)];
}

/** Names that stand for two people: in two firms, or twice in one. `owners` are names that belong to others. */
export function sharedNames(firms: readonly Firm[], owners: Readonly<Record<string, string>> = {}): string[] {
  const seen = new Map(Object.entries(owners));
  return firms.flatMap((firm) => {
    const people = [
      ...Object.values(firm.contacts),
      ...Object.values(firm.staff).filter(({name}) => !/\d$/.test(name)),
    ];
    return people.flatMap(({name}) => {
      const other = seen.get(name);
      seen.set(name, other ?? firm.name);
      return other === undefined
        ? []
        : [`${firm.name}, ${name}: ${other} has someone of this name. Choose another name, or keep one of the two.`];
    });
  });
}
