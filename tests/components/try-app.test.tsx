import {sampleApp} from '#src/content/features/try';
import {type Act, act, maxLength, now, repliesTo, startOf, type TryState} from '#src/parts/try-app/acts';
import {entriesOf, weekReport} from '#src/parts/try-app/report';
import {freeSlots, threads} from '#src/world/app';
import {stateOf} from '#src/world/fold';
import {addSeconds} from '#src/world/moment';
import {board, day} from '#src/world/views';

/** The state after some acts. */
const after = (...acts: readonly Act[]): TryState =>
  acts.reduce((state, what) => act(sampleApp, state, what), startOf(sampleApp));

const openIn = (state: TryState): number => {
  const {firm, at} = now(sampleApp, state);
  return threads(firm, at).open;
};

const countsIn = (state: TryState): number[] => {
  const {firm, at} = now(sampleApp, state);
  return board(firm, at).columns.map(({count}) => count);
};

const visitsIn = (state: TryState): number => {
  const {firm, at} = now(sampleApp, state);
  return day(firm, '2025-06-12', at).visits.length;
};

const figuresIn = (state: TryState): string[] => weekReport(sampleApp, state).kpis.map(({value}) => value);

const start = startOf(sampleApp);
const slot = '2025-06-12T14:00';

test('each contact with a conversation has three ready replies', () => {
  const {firm, at} = now(sampleApp, start);
  for (const {id} of threads(firm, at).threads) expect(repliesTo(sampleApp, {...start, open: id})).toHaveLength(3);
  const own = Object.keys(sampleApp.replies);
  expect(own.map((id) => firm.contacts[id]?.name)).not.toContain(undefined);
});

test('a reply is one conversation less that waits, and an offered time is accepted', () => {
  const told = after({does: 'say', of: '0'});
  expect(openIn(told)).toBe(openIn(start) - 1);
  expect(told.said).toBe(`Sent, ${openIn(told)} open`);
  const offered = after({does: 'say', of: '1'});
  expect(openIn(offered)).toBe(openIn(start) - 1);
  const {firm, at} = now(sampleApp, offered);
  expect(stateOf(firm, 'oakline', at).messages.at(-1)?.[1].text).toBe(sampleApp.accepts);
});

test('an offer of a time that is taken becomes the next free one', () => {
  expect(repliesTo(sampleApp, start)[1]?.text).toBe('Thursday 2:00 with Daniel?');
  expect(repliesTo(sampleApp, after({does: 'book', of: slot}))[1]?.text).toBe('Thursday 2:45 with Daniel?');
});

test('a text is sent without spaces around it, is a single message, and is never empty', () => {
  expect(after({does: 'text', of: '   '}).added).toEqual([]);
  const {added} = after({does: 'text', of: ` ${'a'.repeat(maxLength + 1)}`});
  expect(added.map(([id, [, what]]) => [id, what.kind === 'says' && what.text])).toEqual([
    ['oakline', 'a'.repeat(maxLength)],
  ]);
});

test('a card moves from the menu and by keys, and the counts follow', () => {
  const byMenu = after({does: 'card', of: 'oakline'}, {does: 'to', of: 'Qualified'});
  const [first = 0, second = 0, ...others] = countsIn(start);
  expect(countsIn(byMenu)).toEqual([first - 1, second + 1, ...others]);
  expect(byMenu).toMatchObject({stage: 'Qualified', menu: undefined, focus: {does: 'card', of: 'oakline'}});
  expect(byMenu.said).toBe(`Moved to Qualified, ${second + 1} deals`);
  expect(countsIn(after({does: 'move', of: 'oakline', to: 'Qualified'}))).toEqual(countsIn(byMenu));
  const same = after({does: 'move', of: 'oakline', to: 'New lead'});
  expect([same.added, same.done]).toEqual([[], []]);
});

test('free times of a colleague are as far apart as a visit is long', () => {
  const {firm, at} = now(sampleApp, start);
  const free = freeSlots(firm, sampleApp.visit.with, at);
  expect(free.length).toBeGreaterThan(10);
  for (const [index, time] of free.slice(1).entries())
    expect(time >= addSeconds(free[index]!, sampleApp.visit.minutes * 60).slice(0, 16)).toBe(true);
  const offers = [...Object.values(sampleApp.replies), sampleApp.others]
    .flat()
    .filter((reply) => typeof reply !== 'string');
  expect(offers.filter(({offers: time}) => !free.includes(time))).toEqual([]);
});

test('a menu that closes gives the focus to its card, or leaves it where it is', () => {
  const opened = after({does: 'card', of: 'ivy'});
  expect(opened).toMatchObject({menu: 'ivy', focus: {does: 'to', of: 'New lead'}});
  expect(act(sampleApp, opened, {does: 'close', of: 'ivy'})).toMatchObject({menu: undefined, focus: {of: 'ivy'}});
  expect(act(sampleApp, opened, {does: 'close'}).focus).toBeUndefined();
});

test('a booking fills the time, is in the calendar and the report, and is confirmed by text', () => {
  const booked = after({does: 'book', of: slot});
  const {firm, at} = now(sampleApp, booked);
  expect(visitsIn(booked)).toBe(visitsIn(start) + 1);
  expect(freeSlots(firm, 'daniel', at)).not.toContain(slot);
  expect(Number(figuresIn(booked)[1])).toBe(Number(figuresIn(start)[1]) + 1);
  expect(stateOf(firm, 'oakline', at).messages.at(-1)?.[1].text).toBe(
    'Booked: Thursday, June 12 at 2:00 PM with Daniel.',
  );
});

test('the report starts without news, and shows what has changed and who did what', () => {
  expect(weekReport(sampleApp, start).kpis.some(({isNew}) => isNew)).toBe(false);
  const state = after(
    {does: 'say', of: '0'},
    {does: 'move', of: 'oakline', to: 'Won'},
    {does: 'book', of: slot},
    {does: 'go', of: 'Reports'},
  );
  const {kpis, bars} = weekReport(sampleApp, state);
  expect(kpis.filter(({isNew}) => isNew)).toHaveLength(4);
  expect(bars?.[0]?.items.map(({tone}) => tone)).toEqual(['done', 'early', 'early', 'done']);
  expect(entriesOf(sampleApp, state).map(({name, text}) => `${name}: ${text}`)).toEqual([
    'Oakline Studio: Sent “The 36-month lease, by $41 a month.”',
    'Oakline Studio: Moved to Won',
    'Oakline Studio: Booked: Test drive, Jun 12, Daniel',
    'Oakline Studio: Sent “Booked: Thursday, June 12 at 2:00 PM with Daniel.”',
  ]);
  expect(state.done).toEqual(['Inbox', 'Deals', 'Calendar', 'Reports']);
});

test('steps can be done in any order, and more than once', () => {
  const {done} = after({does: 'go', of: 'Reports'}, {does: 'book', of: slot}, {does: 'go', of: 'Reports'});
  expect(done).toEqual(['Reports', 'Calendar']);
});

test('everything can be started over', () => {
  const state = after({does: 'say', of: '1'}, {does: 'book', of: slot}, {does: 'over'});
  expect(state).toEqual({...start, said: 'Started over', count: 3});
  expect(figuresIn(state)).toEqual(figuresIn(start));
});

test('time goes on with each entry, so that the order of two is never luck', () => {
  // An offer and its answer are two entries.
  const state = after(...Array.from({length: 35}, (): Act => ({does: 'say', of: '1'})));
  const times = state.added.map(([, [when]]) => when);
  expect(times).toEqual([...new Set(times)].sort());
  expect(now(sampleApp, state).at).toBe('2025-06-12T08:01:10');
});
