import {runRetention} from '../../../functions/retention/run-retention';
import {createLog} from '../../../functions/setup/log';
import {monday, visitor} from '../support/bookings';
import {postsTo, sendForm, site as origin, visit} from '../support/requests';
import {addRow} from '../support/rows';
import {hour, testEnvironment, useSite} from '../support/site';

jest.setTimeout(60_000);

const {site, postgres, query, database} = useSite({time: monday, capacity: undefined}, 'http');
const {jsonPost} = postsTo('/api/bookings');
const day = 24 * hour;

let people = 0;
const post = async (start: string) => {
  const email = `reader@company${(people += 1)}.example`;
  return (await site.read(jsonPost({...visitor, email, start}))).status;
};
const subjects = () => site.mails.filter(({to}) => to.address.startsWith('support')).map(({subject}) => subject);

/** Runs the outbox, and returns the mails to the team. */
async function run() {
  await site.settle();
  site.mails.length = 0;
  await site.outbox.run('run-1');
  return site.mails.filter(({subject}) => !/^(?:Your|Demo|Scalewell demo) /.test(subject));
}

/** Runs the daily job, and then the outbox. */
async function runDaily(at: Date, environment = testEnvironment) {
  site.setTime(at);
  const clock = () => at;
  const ports = {connect: () => Promise.resolve(database.sql), clock, log: createLog(clock, () => undefined)};
  await runRetention('run', {...ports, environment, channels: ['mail'], site: origin});
  return run();
}

test('the team is told when direct booking closes, how to clean up, and once when it ends', async () => {
  const times = await site.times();
  let next = 150;
  for (let made = 0; made < 12; made += 1) expect(await post(times[(next += 12)] ?? '')).toBe(201);
  const [alarm, ...others] = await run();
  expect([alarm?.subject, others]).toEqual(['Direct booking is limited', []]);
  expect(alarm?.text).toContain('bookings -- cancel --from 2027-06-07T13:10Z --to 2027-06-07T13:11Z');
  site.wait(10 * 60);
  expect(await run()).toEqual([]);
  await query("update bookings set state = 'cancelled', cancelled_by = 'team'");
  await query('delete from booking_cells');
  expect((await run()).map(({subject}) => subject)).toEqual(['Direct booking is open again']);
  expect(await run()).toEqual([]);
});

test('three requests of a day say so, too; each can be opened, booked or declined from the mail', async () => {
  for (const wished of ['2027-06-09T14:00Z', '2027-06-10T14:00Z', '2027-06-11T14:00Z'])
    await addRow(postgres, 'contact_messages', {kind: 'request', received_at: monday, wished_at: wished, zone: 'UTC'});
  const [alarm] = await run();
  expect(alarm?.subject).toBe('Direct booking is limited');
  expect(alarm?.text.match(/act=decline/g)).toHaveLength(3);
  expect(alarm?.text).not.toContain('Marta');
  const link = /https:\S+act=decline/.exec(alarm?.text ?? '')?.[0] ?? '';
  const page = await site.read(visit(link));
  expect(page.text).toContain('<h1>Open demo request</h1>');
  const fields = Object.fromEntries(new URL(link).searchParams);
  expect((await site.read(sendForm('/api/team', fields))).text).toContain('role="status">Declined.');
  expect((await site.read(sendForm('/api/team', fields))).status).toBe(409);
  expect(await query("select state from contact_messages where state = 'answered'")).toHaveLength(1);
});

test('a request that is a working day old, or for tomorrow, is in the daily mail until it is answered', async () => {
  const friday = new Date('2027-06-04T18:00Z');
  await addRow(postgres, 'contact_messages', {kind: 'request', received_at: friday, wished_at: '2027-06-30T14:00Z'});
  expect(await runDaily(new Date('2027-06-05T11:23Z'))).toEqual([]);
  // Monday morning is not yet a working day later.
  expect(await runDaily(new Date('2027-06-07T11:23Z'), {...testEnvironment, weeklyMail: false})).toEqual([]);
  const [mail] = await runDaily(new Date('2027-06-08T11:23Z'));
  expect(mail?.subject).toBe('1 demo request is waiting for you');
  expect(await runDaily(new Date('2027-06-08T12:23Z'))).toEqual([]);
  await query("update contact_messages set state = 'answered'");
  expect(await runDaily(new Date('2027-06-09T11:23Z'))).toEqual([]);
  const wished = {kind: 'request', received_at: '2027-06-10T10:00Z', wished_at: '2027-06-11T14:00Z'};
  await addRow(postgres, 'contact_messages', wished);
  expect(await runDaily(new Date('2027-06-10T11:23Z'))).toHaveLength(1);
});

test('on Mondays the team gets seven lines about the week, without a name, unless WEEKLY_MAIL is off', async () => {
  const source = (label: string) => JSON.stringify({label});
  const at = (days: number) => new Date(monday.getTime() - days * day * 1000);
  await addRow(postgres, 'contact_messages', {received_at: at(1), source: source('google / cpc')});
  await addRow(postgres, 'contact_messages', {received_at: at(2), source: source('google / cpc')});
  await addRow(postgres, 'contact_messages', {received_at: at(3), state: 'held', reported_at: at(3)});
  await addRow(postgres, 'contact_messages', {received_at: at(9), source: source('direct')});
  await addRow(postgres, 'bookings', {created_at: at(1), starts_at: at(-9), ends_at: at(-9), source: source('direct')});
  await addRow(postgres, 'outbox', {state: 'dead', done_at: at(1), kind: 'newsletter-welcome'});
  await query(
    "insert into browser_faults values ($1, 'form', '/api/contact', '/', 5), ($2, 'form', '/api/contact', '/', 2)",
    [at(1), at(8)],
  );
  expect(await runDaily(monday, {...testEnvironment, weeklyMail: false})).toEqual([]);
  const [mail] = await runDaily(monday);
  expect(mail?.subject).toBe('The website’s week');
  const text = (mail?.text ?? '').replace(/\s+/g, ' ');
  for (const line of [
    'Leads by source: google / cpc 2, direct 1 (the week before: direct 1)',
    'Demos booked: 1 (the week before: 0)',
    'Newsletter sign-ups: 0 (the week before: 0)',
    'Held as possible spam: 1 (the week before: 0)',
    'Requests still open: 0 (the week before: 0)',
    'Deliveries that failed: 1 (the week before: 0)',
    'Faults in browsers: 5 (the week before: 2)',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('Marta');
  expect(await runDaily(new Date(monday.getTime() + day * 1000))).toEqual([]);
  expect(subjects()).toEqual([]);
});

test('the team page moves a demo, and emails a request again with new links', async () => {
  const id = await addRow(postgres, 'contact_messages', {
    kind: 'request',
    received_at: monday,
    wished_at: monday,
    zone: 'UTC',
  });
  await run();
  const [alarmless] = await query("select id from contact_messages where kind = 'request'");
  expect(alarmless?.['id']).toBe(id);
  const {createTeamLink} = await import('../../../functions/leads/team-link');
  const {testSecret} = await import('../support/site');
  const fieldsOf = (record: string, act: string) =>
    Object.fromEntries(
      new URL(createTeamLink(record, {site: origin, secret: testSecret, at: monday}, act as 'move')).searchParams,
    );
  site.mails.length = 0;
  expect((await site.read(sendForm('/api/team', fieldsOf(id, 'remind')))).text).toContain('Sent again');
  await site.settle();
  expect(subjects()).toEqual([expect.stringContaining('New demo request')]);
  const {id: demo} = await site.book();
  const page = await site.read(visit(`/api/team?token=${fieldsOf(demo, 'move')['token'] ?? ''}`));
  const [, start = ''] = /Move to[^]*?/.test(page.text) ? (/name="start" value="([^"]+)"/.exec(page.text) ?? []) : [];
  expect((await site.read(sendForm('/api/team', fieldsOf(demo, 'move')))).status).toBe(409);
  const moved = await site.read(sendForm('/api/team', {...fieldsOf(demo, 'move'), start}));
  expect(moved.text).toContain('role="status">Moved.');
  expect(await query('select starts_at from bookings')).toEqual([{starts_at: new Date(start)}]);
});
