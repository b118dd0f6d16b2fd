import type {Bar, BoardCard, ListRow, Person, Tone} from '#src/content/schema/pictures/parts';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {InboxContent, MovingBoardContent} from '#src/content/schema/pictures/story';
import type {ArtName} from '#src/content/schema/pictures/art';
import type {PhoneItem} from '#src/content/schema/pictures/work';
import type {Contact, Firm, Moment} from '#src/content/schema/world';
import {describeConversation} from './describe';
import {stateOf, type Appointment, type ContactState} from './fold';
import {dateIn, dateText, dayOf, dollars, shortTime, timeText, weekdayOf} from './moment';
import {board, conversation, inbox, shortName, type Column} from './views';

// Views of a record as pictures of today's kinds. Their labels come from the same views.

/** `TW` of Tomas Whitlock, `BR` of Brandt Roofing, `C1` of Crew 1. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^[\p{Lu}\d]/u.test(word));
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

/** A deal's card. Boards show the contact's initials; only bars show the owner's. */
export function cardOf({contact}: Pick<ContactState, 'contact'>): Exclude<BoardCard, 'ghost'> {
  const {deal} = contact;
  if (!deal) throw new Error(`${contact.name} has no deal. Give the contact one, or choose another card.`);
  const {name: _name, ...owner} = personOf(contact);
  return {title: deal.title, note: contact.name, value: dollars(deal.value), owner};
}

type BoardLook = {
  /** Stages to show, by name; default: all. */
  stages?: readonly string[];
  /** Cards in each column. */
  cards?: number;
  /** How a deal is drawn. */
  card?: (state: ContactState) => Exclude<BoardCard, 'ghost'>;
};

const shownColumns = (columns: readonly Column[], stages: readonly string[] | undefined): readonly Column[] =>
  columns.filter(({name}) => stages === undefined || stages.includes(name));

/** A board on which a contact's card moves between two moments. `warns`: the step in which a contact's card is apricot. */
export function movingBoard(
  firm: Firm,
  [before, after]: readonly [Moment, Moment],
  id: string,
  {stages, cards = 2, card = cardOf, warns = {}}: BoardLook & {warns?: Readonly<Record<string, number>>} = {},
): MovingBoardContent {
  const [left, right] = [before, after].map((at) => shownColumns(board(firm, at).columns, stages)) as [
    readonly Column[],
    readonly Column[],
  ];
  const from = left.findIndex(({deals}) => deals.some((deal) => deal.id === id));
  return {
    from,
    card: card(stateOf(firm, id, after)),
    columns: left.map(({name, tone, count}, index) => {
      const {count: then = count, deals = []} = right[index] ?? {};
      const others = deals
        .filter((deal) => deal.id !== id)
        .map((deal) => ({...card(deal), ...(deal.id in warns && {warns: warns[deal.id]})}));
      const isTouched = index === from || index === from + 1;
      return {
        name,
        tone,
        count: count === then ? String(count) : {before: String(count), after: String(then)},
        cards: isTouched ? ['ghost', ...others.slice(0, cards - 1)] : others.slice(0, cards),
      };
    }),
  };
}

/** The newest threads; the open one is lit. */
export function threadsOf(firm: Firm, at: Moment, open: string, count = 6): InboxContent['threads'] {
  return inbox(firm, at)
    .threads.slice(0, count)
    .map(({id, contact, text, latest}) => {
      const {name, ...person} = personOf(contact);
      return {person, name, text, time: shortTime(latest, at), ...(id === open && {on: true})};
    });
}

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

/** The last entries of a contact's log, as rows with their times. */
export function timelineOf(firm: Firm, id: string, at: Moment, from: Moment = '2025-01-01T00:00'): ListRow[] {
  const {log} = stateOf(firm, id, at);
  const rows = log.flatMap(([when, what]): ListRow[] => {
    if (when < from || when > at) return [];
    const right = shortTime(when, at, 'half');
    switch (what.kind) {
      case 'asks':
        return [{icon: 'globe', title: what.by ?? 'Request', note: what.what, right}];
      case 'says':
        return [{icon: what.via === 'Text' ? 'message' : 'mail', title: what.via, note: `“${what.text}”`, right}];
      case 'notes':
        return [{icon: what.icon, title: what.title, note: what.text, right}];
      case 'books':
        return [
          {icon: 'calendar', title: what.what, note: `${shortTime(what.start, at)} ${timeText(what.start)}`, right},
        ];
      case 'moves':
        return [{icon: 'bolt', title: what.by ?? 'Moved', note: `Moved to ${what.to}`, right}];
      case 'bills':
        return [{icon: 'document', title: `Invoice ${what.number}`, note: dollars(what.amount), right}];
      case 'pays':
        return [{icon: 'card', title: `${what.what} paid`, note: dollars(what.amount), right}];
      case 'due':
        return [
          {
            icon: what.done !== undefined && what.done <= at ? 'check' : 'clock',
            title: what.what,
            right: dateText(what.on, 'short'),
          },
        ];
      default:
        return [];
    }
  });
  return rows.reverse();
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
