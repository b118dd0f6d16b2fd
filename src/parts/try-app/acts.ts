import type {ReadyReply, SampleApp} from '#src/content/schema/features';
import {colleague, freeSlots, threads} from '#src/world/app';
import {stateOf, withEntries} from '#src/world/fold';
import {addSeconds, dayOf, dayText, timeText, weekdayOf} from '#src/world/moment';
import type {Day, Entry, Firm, Moment} from '#src/world/types';
import {board} from '#src/world/views';

/** The places that can be opened, in the order of the rail. */
export const tryPlaces = ['Inbox', 'Contacts', 'Deals', 'Calendar', 'Reports'] as const;

export type TryPlace = (typeof tryPlaces)[number];

/** What to do, by the place where it is done. */
export const steps = [
  ['Inbox', 'Answer a text'],
  ['Deals', 'Move a card'],
  ['Calendar', 'Book a time'],
  ['Reports', 'See the report'],
] as const satisfies readonly (readonly [TryPlace, string])[];

/** The longest text that can be sent: a single message. */
export const maxLength = 160;

/** What can be done: names of buttons, with their values. `move` is by drag or keys, `text` from the field. */
export type Act =
  | {does: 'go' | 'open' | 'say' | 'text' | 'card' | 'to' | 'stage' | 'book'; of: string}
  | {does: 'move'; of: string; to: string}
  /**
   * `drop` is the end of a drag by Escape, and `close` that of a card's menu without a choice: with the card that has the
   * focus then.
   */
  | {does: 'back' | 'over' | 'drop' | 'close'; of?: string};

/** A button, by its name and value. */
type Target = {does: string; of: string};

export type TryState = {
  place: TryPlace;
  /** The contact whose conversation is open, and whether narrow windows show it. */
  open: string;
  isTalking: boolean;
  /** The stage that narrow windows show, and the card whose menu is open. */
  stage: string;
  menu?: string | undefined;
  date: Day;
  /** What the visitor has added to the log, in order. */
  added: readonly (readonly [id: string, entry: Entry])[];
  done: readonly TryPlace[];
  /** For screen readers, and how many acts there were: the same words are news again after the next one. */
  said: string;
  count: number;
  /** What has the focus then. */
  focus?: Target | undefined;
};

export const startOf = ({firm, at, open}: SampleApp): TryState => ({
  place: 'Inbox',
  open,
  isTalking: false,
  stage: firm.stages[0]?.name ?? '',
  date: dayOf(at),
  added: [],
  done: [],
  said: '',
  count: 0,
});

/** The firm and its time after what the visitor has done. Every entry takes a second. */
export const now = ({firm, at}: SampleApp, {added}: Pick<TryState, 'added'>): {firm: Firm; at: Moment} => ({
  firm: withEntries(firm, added),
  at: addSeconds(at, added.length),
});

const slotText = (start: Moment): string => `${weekdayOf(dayOf(start))} ${timeText(start)}`;

/** Ready replies to a contact. A time that is taken by now becomes the next free one. */
export function repliesTo(app: SampleApp, state: TryState): {text: string; isOffer: boolean}[] {
  const {firm, at} = now(app, state);
  const replies: readonly ReadyReply[] = app.replies[state.open] ?? app.others;
  const free = freeSlots(firm, app.visit.with, at);
  return replies.map((reply) => {
    if (typeof reply === 'string') return {text: reply, isOffer: false};
    const start = free.find((time) => time >= reply.offers) ?? reply.offers;
    return {text: `${slotText(start)} with ${colleague(firm, app.visit.with)}?`, isOffer: true};
  });
}

const ours = (text: string): Entry[1] => ({kind: 'says', from: 'us', via: 'Text', text});
const theirs = (text: string): Entry[1] => ({kind: 'says', from: 'them', via: 'Text', text, isLast: true});

/** What an act changes. Whatever happens becomes entries of the log, and the views follow. */
export function act(app: SampleApp, state: TryState, what: Act): TryState {
  const {firm, at} = now(app, state);
  const count = state.count + 1;
  const still: TryState = {...state, menu: undefined, focus: undefined, said: '', count};
  const did = (id: string, place: TryPlace, ...entries: Entry[1][]): TryState => ({
    ...still,
    added: [
      ...state.added,
      ...entries.map((entry, index): TryState['added'][number] => [id, [addSeconds(at, index + 1), entry]]),
    ],
    done: [...new Set([...state.done, place])],
  });
  const sent = (...entries: Entry[1][]): TryState => {
    const after = did(state.open, 'Inbox', ...entries);
    const later = now(app, after);
    return {...after, said: `Sent, ${threads(later.firm, later.at).open} open`};
  };
  const moved = (id: string, to: string): TryState => {
    const from = stateOf(firm, id, at).stage;
    const focus = {does: 'card', of: id};
    if (to === from) return {...still, focus};
    const after = did(id, 'Deals', {kind: 'moves', to});
    const later = now(app, after);
    const deals = board(later.firm, later.at).columns.find(({name}) => name === to)?.count ?? 0;
    return {...after, stage: to, focus, said: `Moved to ${to}, ${deals} deals`};
  };
  switch (what.does) {
    case 'go': {
      const place = what.of as TryPlace;
      const done = place === 'Reports' ? [...new Set([...state.done, place])] : state.done;
      return {...still, place, done, isTalking: false, said: place};
    }
    case 'open':
      return {...still, place: 'Inbox', open: what.of, isTalking: true, focus: {does: 'open', of: what.of}};
    case 'drop':
      return {...still, said: 'Not moved'};
    case 'close':
      return {...still, focus: what.of === undefined ? undefined : {does: 'card', of: what.of}};
    case 'back':
      return {...still, isTalking: false, focus: {does: 'open', of: state.open}};
    case 'say': {
      const reply = repliesTo(app, state)[Number(what.of)];
      if (!reply) return still;
      return sent(ours(reply.text), ...(reply.isOffer ? [theirs(app.accepts)] : []));
    }
    case 'text': {
      const words = what.of.trim().slice(0, maxLength);
      return words === '' ? still : sent(ours(words));
    }
    case 'card':
      return {...still, menu: what.of, focus: {does: 'to', of: stateOf(firm, what.of, at).stage ?? ''}};
    case 'to':
      return state.menu === undefined ? still : moved(state.menu, what.of);
    case 'move':
      return moved(what.of, what.to);
    case 'stage':
      return {...still, stage: what.of};
    case 'book': {
      const start = what.of as Moment;
      const {contact} = stateOf(firm, state.open, at);
      const who = colleague(firm, app.visit.with);
      const day = dayOf(start);
      return {
        ...did(
          state.open,
          'Calendar',
          {kind: 'books', start, ...app.visit},
          ours(`Booked: ${dayText(day)} at ${timeText(start, 'half')} with ${who}.`),
        ),
        date: day,
        focus: {does: 'booked', of: start},
        said: `Booked ${slotText(start)} for ${contact.name}`,
      };
    }
    default:
      return {...startOf(app), said: 'Started over', count};
  }
}
