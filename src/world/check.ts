import type {Day, Entry, Firm, Happening, Moment, Workflow} from '#src/world/types';
import {foldFirm} from './fold';
import {addDays, dayOf, daysBetween, hoursText, isMoment, minutesOf, months, timeText, weekdayOf} from './moment';
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
    else if (bill[1].kind === 'bills' && bill[1].amount !== what.amount)
      found.push(`invoice ${what.number} is ${bill[1].amount}, not ${what.amount}. Correct one of them.`);
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
  if ('by' in what && /^\p{Lu}\p{Ll}+$/u.test(what.by ?? '') && what.kind !== 'asks') {
    const names = Object.values(firm.staff).map(({name}) => name.split(' ')[0]);
    if (!names.includes(what.by))
      found.push(`“${what.by}” is nobody in \`staff\`. Use one of its first names, or a workflow.`);
  }
  if ('text' in what && what.text !== undefined) found.push(...dateProblems(what.text, at));
  const [, said] = before.findLast((one) => isTheirs(one) && minutesBetween(one, [at, what]) <= 60) ?? [];
  const wanted = said?.kind === 'says' ? said.text : '';
  if (what.kind === 'books' && isMoment(what.start)) {
    const [time] = /\b\d{1,2}:\d{2}\b/.exec(wanted) ?? [];
    const [day] = weekdayNames.exec(wanted) ?? [];
    const isWanted =
      (time ?? timeText(what.start)) === timeText(what.start) && weekdayOf(dayOf(what.start)).startsWith(day ?? '');
    if (!isWanted) found.push(`it books ${what.start}, and they wrote “${wanted}” Correct one of the two.`);
  }
  return found;
}

const weekdayNames = /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/;

/** Weekdays with a date of the same year that is another weekday. */
function dateProblems(text: string, at: Moment): string[] {
  const dates = text.matchAll(new RegExp(`(${weekdayNames.source}), (${months.join('|')}) (\\d+)`, 'g'));
  return Array.from(dates).flatMap(([said, weekday = '', month = '', date = '']) => {
    const day =
      `${at.slice(0, 4)}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}` as Day;
    return weekdayOf(day) === weekday ? [] : [`${said} is a ${weekdayOf(day)}. Correct it.`];
  });
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
      const covered = daily.reduce((so, {days: own}) => so + own, 0);
      if (covered > 0 && covered < tally.days)
        return [
          `${where}: “${name}” has ${covered} of its ${tally.days} days. Add the others, with 0 where there was none.`,
        ];
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

/** Someone at work while the firm is closed. People answer from an hour before it opens. */
function hourProblems({name: firm, hours, staff, contacts}: Firm): string[] {
  if (hours === undefined) return [];
  const people = Object.values(staff).map(({name}) => name.split(' ')[0]);
  return Object.values(contacts).flatMap(({name, log}) =>
    log.flatMap(([at, what]) => {
      const isOwn =
        (what.kind === 'says' && people.includes(what.by)) ||
        (what.kind === 'notes' && ['user', 'phone'].includes(what.icon));
      if (!isOwn && what.kind !== 'books') return [];
      const [start, minutes] = what.kind === 'books' ? [what.start, what.minutes] : [at, 0];
      const [from, to] = hours[weekdayOf(dayOf(start)).slice(0, 3)] ?? [24, 0];
      const early = what.kind === 'books' ? from : from - 1;
      return minutesOf(start) >= early * 60 && minutesOf(start) + minutes <= to * 60
        ? []
        : [`${firm}, ${name}, ${what.kind} at ${at}: ${start} is outside the hours, ${hoursText(hours)}. Correct one.`];
    }),
  );
}

/** A customer story whose days are out of order, or a firm at work before it starts. */
function storyProblems({name, story, contacts, workflows = {}}: Firm): string[] {
  if (story === undefined) return [];
  const {start, live, measured, published} = story;
  const days = [start, live, measured, published];
  const order = days.every((day, index) => index === 0 || (days[index - 1] ?? day) <= day);
  const early = Object.values(contacts).flatMap(({name: who, log}) =>
    log
      .filter(([at, what]) => dayOf(at) < ('by' in what && (what.by ?? '') in workflows ? live : start))
      .map(
        ([at, {kind}]) =>
          `${name}, ${who}, ${kind} at ${at}: the firm starts on ${start}, and is live on ${live}. Move one of them.`,
      ),
  );
  const found = order
    ? []
    : [`${name}, story: ${days.join(', ')} are not in order. A story comes out after what it measures.`];
  return [...found, ...early];
}

/** Whether an entry starts a workflow. */
const startsIt = ({starts}: Workflow, [, what]: Entry): boolean =>
  what.kind === starts ||
  (what.kind === 'notes' && what.title === starts) ||
  (what.kind === 'moves' && what.to === starts);

/** Messages at a time at which their workflow has none, and waits that don't add up to its first message. */
function workflowProblems({name: firm, workflows = {}, contacts}: Firm): string[] {
  return Object.entries(workflows).flatMap(([title, workflow]) => {
    const {steps, writes} = workflow;
    const first = steps.findIndex(({icon}) => icon === 'message' || icon === 'mail');
    const waits = steps.slice(0, first).reduce((sum, {minutes = 0}) => sum + minutes, 0);
    const [soonest = 0] = writes;
    const sum =
      waits <= soonest && soonest <= waits + 1
        ? []
        : [
            `${firm}, workflow “${title}”: its waits take ${waits} minutes, and it writes after ${soonest}. Correct one.`,
          ];
    const messages = Object.values(contacts).flatMap(({name, log}) =>
      log.flatMap((entry, index) => {
        const [at, what] = entry;
        if (what.kind !== 'says' || what.by !== title) return [];
        const before = log.slice(0, index);
        const start = before.find((one) => startsIt(workflow, one));
        const last = before.at(-1);
        const isAnswer =
          before.some((one) => isTheirs(one) && minutesBetween(one, entry) <= 1) && last?.[1].kind !== 'asks';
        const visit = before.findLast(([, one]) => one.kind === 'books')?.[1];
        const reminds = visit?.kind === 'books' && daysBetween(dayOf(at), dayOf(visit.start)) === 1;
        if (isAnswer || reminds) return [];
        const where = `${firm}, ${name}, says at ${at}`;
        if (!start) return [`${where}: nothing starts “${title}” before it (${workflow.starts}). Add it above.`];
        const days = daysBetween(dayOf(start[0]), dayOf(at));
        const isRight = writes.some((after) =>
          after < 1440
            ? days === 0 && Math.abs(minutesOf(at) - minutesOf(start[0]) - after) <= 1
            : days === after / 1440,
        );
        return isRight ? [] : [`${where}: “${title}” has no message then. Change its \`writes\`, or the time.`];
      }),
    );
    return [...sum, ...messages];
  });
}

/** Names of features that a firm's plan doesn't have, in a text about it. */
export function abovePlan(
  {name, plan}: Firm,
  text: string,
  features: readonly {label: string; from: Firm['plan']; said?: string}[],
): string[] {
  const rank = (one: Firm['plan']): number => ['Solo', 'Team', 'Pro', 'Enterprise'].indexOf(one);
  return features
    .filter(({from, said}) => said !== undefined && rank(from) > rank(plan) && new RegExp(said, 'i').test(text))
    .map(
      ({label, from}) => `${name} is on ${plan}, and “${label}” starts with ${from}. Leave it out, or change the plan.`,
    );
}

/** Everything in a record that cannot be, as `Firm, contact, entry: what is wrong. The cure.` */
export function recordProblems(firm: Firm, quiet: Quiet, users: number): string[] {
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
  const people = Object.values(firm.staff).filter(
    ({name, role}) => role !== 'Place' && role !== 'Crew' && !/\d$/.test(name),
  );
  const seats =
    people.length <= users
      ? []
      : [`${firm.name} is on ${firm.plan} with ${users} users, and \`staff\` has ${people.length}. Change one.`];
  const rest = [hourProblems, storyProblems, workflowProblems, clashes, invoiceProblems, tallyProblems];
  return [...contacts, ...seats, ...rest.flatMap((find) => find(firm))];
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
