import type {ArtName} from '#src/world/schema/art';
import type {Bar, Person, Tone} from '#src/world/schema/parts';
import type {PictureOf} from '#src/world/schema/picture';
import type {ReportPane} from '#src/world/schema/shot';
import type {PhoneItem} from '#src/world/schema/work';
import type {Contact, Firm, Moment} from '#src/world/types';
import {describeConversation} from './describe';
import type {Appointment} from './fold';
import {dateIn, dayOf, timeText, weekdayOf} from './moment';
import {conversation, shortName} from './views';

// Views of a record as pictures of today's kinds. Their labels come from the same views.

/** `TW` of Tomas Whitlock, `BR` of Brandt Roofing, `C1` of Crew 1. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^[\p{Lu}\p{Lo}\d]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
}

export const personOf = ({name, tone}: Pick<Contact, 'name' | 'tone'>): Person & {name: string} => ({
  name,
  initials: initialsOf(name),
  ...(tone && {tone}),
});

const visitItem = (firm: Firm, {start, what, with: who, minutes}: Appointment): PhoneItem => ({
  day: weekdayOf(dayOf(start)).slice(0, 3),
  date: dateIn(dayOf(start)),
  title: `${what}, ${timeText(start, 'half')}`,
  text: `With ${shortName(firm.staff[who] ?? {name: who})}, ${minutes < 360 ? `${minutes} min` : 'all day'}`,
});

/** The same conversation on the contact's phone. `art` is a picture in the firm's first message. */
export function phonePicture(
  firm: Firm,
  id: string,
  from: Moment,
  to: Moment,
  {art, head}: {art?: ArtName; head?: string} = {},
): PictureOf<'phone'> {
  const lines = conversation(firm, id, from, to);
  if (lines.length === 0)
    throw new Error(
      `${firm.name} has no line with “${id}” from ${from} to ${to}. Correct them, or add it to the record.`,
    );
  const pictured = lines.findIndex((line) => line.from === 'us');
  const items = lines.map((line, index): PhoneItem => {
    if (line.from === 'us') return {them: line.text, ...(art && index === pictured && {art})};
    if (line.from === 'them') return {me: line.text};
    return 'visit' in line && line.visit ? visitItem(firm, line.visit) : {note: line.text};
  });
  return {
    kind: 'phone',
    label: `On a phone: ${describeConversation(firm, id, from, to)}`,
    firm: firm.name,
    clock: timeText(lines.at(-1)?.at ?? to),
    items: [{at: head ?? `${weekdayOf(dayOf(from))}, ${timeText(lines[0]?.at ?? from, 'half')}`}, ...items],
  };
}

/** Parts of a total as bars, each as long as its part of the largest. */
export function barsOf(
  parts: readonly (readonly [name: string, count: number])[],
  tones: readonly Tone[],
  show: (count: number) => string = String,
): Bar[] {
  const most = Math.max(...parts.map(([, count]) => count));
  return parts.map(([name, count], index) => ({
    name,
    value: show(count),
    share: Math.round((100 * count) / most),
    tone: tones[index] ?? 'early',
  }));
}

/** The same parts as a table, with their shares and what they add up to. */
export function tableOf(
  title: string,
  parts: readonly (readonly [name: string, count: number])[],
  show: (count: number) => string = String,
): NonNullable<ReportPane['table']> {
  const all = parts.reduce((sum, [, count]) => sum + count, 0);
  const row = ([name, count]: readonly [string, number]) => [name, show(count), `${Math.round((100 * count) / all)}%`];
  return {head: [title, 'Count', 'Share'], rows: [...parts.map(row), row(['All', all])], on: parts.length};
}
