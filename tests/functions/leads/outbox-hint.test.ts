import {canRest, type Hint} from '../../../functions/delivery/outbox/hint';
import {createLongRun, isLongRun, runOutboxJob} from '../../../functions/delivery/outbox/run-outbox';
import {runRetention} from '../../../functions/retention/run-retention';
import {createLog} from '../../../functions/setup/log';
import {monday} from '../support/bookings';
import {jsonPost, visitor} from '../support/contact';
import {addRow} from '../support/rows';
import {testEnvironment, useSite} from '../support/site';

const {open, postgres, database} = useSite({time: monday});
const minutes = (number: number) => new Date(monday.getTime() + number * 60_000);
const hintOf = (due: number | null, checked = 0): Hint => {
  return {due: due === null ? null : minutes(due).toISOString(), checked: minutes(checked).toISOString()};
};

test.each<[rests: boolean, what: string, hint: Hint | undefined, at: number]>([
  [true, 'nothing is due', hintOf(null), 50],
  [true, 'something is due later', hintOf(51), 50],
  [false, 'something is due', hintOf(50), 50],
  [false, 'the hint is an hour old', hintOf(null), 60],
  [false, 'the hint is from the future', hintOf(null, 61), 60],
  [false, 'the hint is lost', undefined, 60],
])('the job rests (%p) when %s', (rests, _what, hint, at) => {
  expect(canRest(hint, minutes(at))).toBe(rests);
});

/** A site with a hint in memory, and a job every ten minutes. */
function openWithHint() {
  const store: {hint?: Hint | undefined; connects: number} = {connects: 0};
  const hints = {
    read: () => Promise.resolve(store.hint),
    write: (hint: Hint) => {
      store.hint = hint;
      return Promise.resolve();
    },
  };
  const site = open({hints, onConnect: () => (store.connects += 1)});
  let at = 0;
  const runUntil = async (end: number) => {
    for (; at <= end; at += 10) {
      site.setTime(minutes(at));
      await runOutboxJob('run', {
        outbox: site.outbox,
        connect: () => Promise.resolve(database.sql),
        hints,
        clock: () => minutes(at),
        log: createLog(
          () => monday,
          () => undefined,
        ),
      });
    }
  };
  return {site, store, hints, runUntil};
}

test('an idle day wakes the database once an hour, and a reminder is still sent within ten minutes of its time', async () => {
  const {site, store, runUntil} = openWithHint();
  await site.book({start: '2027-06-09T14:00Z'});
  await site.settle();
  const sent = site.mails.length;
  // Due a day before the demo: after 24 hours and 50 minutes.
  await runUntil(24 * 60 + 50);
  expect(site.mails.length).toBe(sent + 1);
  store.connects = 0;
  await runUntil(24 * 60 + 50 + 12 * 60);
  const idle = store.connects;
  await runUntil(24 * 60 + 50 + 24 * 60);
  // Each wake looks for what is late and what is due, and notes what is next.
  expect(idle / 3).toBeLessThanOrEqual(13);
});

test('a failed first attempt is retried by the next run, and a lost hint costs an hour at most', async () => {
  const {site, store, runUntil} = openWithHint();
  await runUntil(0);
  const reference = await addRow(postgres, 'contact_messages');
  await addRow(postgres, 'outbox', {reference, due_at: minutes(5), wanted_at: minutes(5)});
  await runUntil(50);
  expect(site.mails).toHaveLength(0);
  await runUntil(60);
  expect(site.mails).toHaveLength(1);
  await site.send(jsonPost(visitor));
  await site.settle();
  expect(store.hint?.due).toBeNull();
});

test('the job starts a long run with a token of its own, and sends itself if that is not accepted or does not work', async () => {
  const requests: Request[] = [];
  const environment = {...testEnvironment, siteUrl: 'https://www.scalewell.example'};
  const answer =
    (status: number): typeof fetch =>
    (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(new Response(null, {status}));
    };
  const clock = () => minutes(70);
  const run = jest.fn(() => Promise.resolve(0));
  const job = (status: number, hint: Hint | undefined) =>
    runOutboxJob('run', {
      outbox: {run},
      connect: () => Promise.resolve(database.sql),
      hints: {read: () => Promise.resolve(hint), write: () => Promise.resolve()},
      startLongRun: createLongRun(environment, clock, answer(status)),
      clock,
      log: () => undefined,
    });
  expect((await job(202, hintOf(5))).status).toBe(202);
  expect(run).not.toHaveBeenCalled();
  const [request] = requests;
  expect(request?.url).toBe('https://www.scalewell.example/api/outbox');
  expect(request && isLongRun(request, environment, clock())).toBe(true);
  expect(request && isLongRun(request, environment, minutes(80))).toBe(false);
  expect(isLongRun(new Request('https://x.example/'), environment, clock())).toBe(false);
  for (const [status, hint] of [
    [401, hintOf(5)],
    [202, hintOf(5, -10)],
    [202, undefined],
  ] as const)
    await job(status, hint);
  expect(run.mock.calls).toEqual(Array(3).fill(['run', 28_000]));
});

test('the daily list of held messages is sent by the next run', async () => {
  const {site, hints, runUntil} = openWithHint();
  await addRow(postgres, 'contact_messages', {state: 'held', received_at: monday});
  await runUntil(20);
  const log = createLog(
    () => monday,
    () => undefined,
  );
  const environment = {leadRetentionDays: 365, weeklyMail: false};
  const ports = {connect: () => Promise.resolve(database.sql), clock: () => minutes(23), log, environment, hints};
  await runRetention('job', {...ports, channels: ['mail'], site: ''});
  await runUntil(30);
  expect(site.mails.map(({subject}) => subject)).toEqual(['1 message is held for you to check']);
});
