import {findSettingTroubles, findStoredTroubles, type Stored} from '../../../functions/health/handle-health';
import {readFailing} from '../../../functions/scheduling/calendars/calendar-rows';
import {explainFailure} from '../../../functions/scheduling/calendars/feed-error';
import {type Feed, readFeeds} from '../../../functions/scheduling/calendars/feeds';
import {fetchFeed} from '../../../functions/scheduling/calendars/fetch-feed';
import {monday} from '../support/bookings';
import {localTargets} from '../support/endpoints';
import {useSite} from '../support/site';

import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

const {open, query, database} = useSite({time: monday});
const host = {id: 'elise-varga', zone: 'America/Toronto'};
const feed: Feed = {host, url: '', key: 'the-feed'};
const stops: (() => void)[] = [];

afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Starts a calendar's server. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/basic.ics`;
}

const calendar = (...lines: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const meeting = calendar('UID:1', 'DTSTART:20270608T140000Z', 'DTEND:20270608T150000Z');

/** A site whose host has a calendar, which can be replaced and counts how often it is read. */
async function openWith(text: string) {
  const state = {text, reads: 0, status: 200};
  const url = await serve((_request, response) => {
    state.reads += 1;
    response.writeHead(state.status, {'Content-Type': 'text/calendar; charset=utf-8'}).end(state.text);
  });
  return {site: open({feeds: [{...feed, url}]}), state};
}

const june8 = async (site: ReturnType<typeof open>) =>
  (await site.times('2027-06-08', '2027-06-09')).map((time) => time.slice(11, 16));

test('times of the host’s own appointments are not offered, nor is one whose buffer meets them', async () => {
  const {site} = await openWith(meeting);
  const times = await june8(site);
  expect(times).toEqual(expect.arrayContaining(['13:00', '15:00', '15:30']));
  for (const taken of ['13:30', '14:00', '14:30']) expect(times).not.toContain(taken);
});

test('a calendar is read once in five minutes, by one of many visitors', async () => {
  const {site, state} = await openWith(meeting);
  await Promise.all(Array.from({length: 10}, () => june8(site)));
  expect(state.reads).toBe(1);
  site.wait(4 * 60);
  await june8(site);
  expect(state.reads).toBe(1);
  site.wait(61);
  state.text = calendar('UID:2', 'DTSTART:20270608T160000Z', 'DTEND:20270608T170000Z');
  expect(await june8(site)).toContain('14:00');
  expect(state.reads).toBe(2);
});

test('it is asked again when a time is taken, so a new appointment wins', async () => {
  const {site, state} = await openWith(calendar('UID:1', 'DTSTART:20270610T140000Z', 'DTEND:20270610T150000Z'));
  expect(await june8(site)).toContain('14:00');
  site.wait(30);
  state.text = meeting;
  await expect(site.book()).rejects.toThrow('409');
  expect(state.reads).toBe(2);
});

test('a demo booked here and seen in the host’s calendar is not busy twice: moved, its old time is open', async () => {
  const {site, state} = await openWith(calendar('UID:1', 'DTSTART:20270610T140000Z', 'DTEND:20270610T150000Z'));
  const booked = await site.book();
  state.text = calendar(`UID:${booked.id}`, 'DTSTART:20270608T140000Z', 'DTEND:20270608T143000Z');
  site.wait(301);
  expect(await june8(site)).not.toContain('14:00');
  expect((await site.change(booked, {action: 'move', start: '2027-06-09T14:00Z', zone: 'UTC'})).status).toBeLessThan(
    300,
  );
  expect(await june8(site)).toContain('14:00');
});

test('a calendar that fails keeps its last times, and is an alarm after six hours', async () => {
  const {site, state} = await openWith(meeting);
  await june8(site);
  state.status = 500;
  site.wait(301);
  expect(await june8(site)).not.toContain('14:00');
  site.wait(6 * 60 * 60 + 1);
  expect(await june8(site)).not.toContain('14:00');
  const later = new Date(monday.getTime() + (7 * 60 * 60 + 302) * 1000);
  const failing = await readFailing(database.sql, ['the-feed'], later);
  expect(failing).toBe(7 * 60 * 60 + 1);
  const queue = {waiting: 0, oldestWaitingSeconds: null, dead: 0, oldestDueSeconds: null, retentionSeconds: null};
  const fine = {queue, held: {}, calendar: {isEmpty: false, taken: 0}, requests: {}, missing: []};
  const troubles = (seconds: number | null) =>
    findStoredTroubles({...fine, failingCalendarSeconds: seconds} as unknown as Stored);
  expect([troubles(failing), troubles(6 * 60 * 60), troubles(null)]).toEqual([['host-calendar-failing'], [], []]);
  expect(site.readLog()).toContainEqual(
    expect.objectContaining({level: 'warn', event: 'host-calendar', outcome: 'failed', code: 'http_500'}),
  );
  state.status = 200;
  state.text = calendar('UID:2', 'DTSTART:20270610T160000Z', 'DTEND:20270610T170000Z');
  site.wait(301);
  expect(await june8(site)).toContain('14:00');
  expect(await readFailing(database.sql, ['the-feed'], later)).toBeNull();
});

test('a calendar that never answers delays one booking by a second and a half, and the next not at all', async () => {
  const url = await serve(() => undefined);
  const site = open({feeds: [{...feed, url}]});
  const time = async (start: string, email: string) => {
    const started = Date.now();
    await site.book({start, email});
    return Date.now() - started;
  };
  const [first, second] = [
    await time('2027-06-08T14:00Z', 'a@x.example'),
    await time('2027-06-08T15:00Z', 'b@x.example'),
  ];
  expect(first).toBeGreaterThan(1400);
  expect(first).toBeLessThan(3500);
  expect(second).toBeLessThan(1300);
  expect(await query('select code from host_calendars')).toEqual([{code: 'too_slow'}]);
});

test('a calendar that is no longer in the setting is ignored', async () => {
  const {site} = await openWith(meeting);
  expect(await june8(site)).not.toContain('14:00');
  expect(await june8(open({}))).toContain('14:00');
});

test.each<[string, RequestListener]>([
  ['not_a_calendar', (_, response) => response.setHeader('Content-Type', 'text/html').end(meeting)],
  ['not_a_calendar', (_, response) => response.setHeader('Content-Type', 'image/png').end(meeting)],
  ['http_404', (_, response) => response.writeHead(404).end()],
  ['http_204', (_, response) => response.writeHead(204).end()],
  ['too_many_redirects', (_, response) => response.writeHead(301, {Location: '/again'}).end()],
  ['too_slow', () => undefined],
  [
    'too_large',
    (_, response) => {
      const part = Buffer.alloc(1024 * 1024, 'x');
      response.setHeader('Content-Type', 'text/calendar');
      for (let sent = 0; sent < 20; sent += 1) response.write(part);
      response.end();
    },
  ],
])('%s: what is not a calendar ends with a sentence (%#)', async (code, listener) => {
  await expect(fetchFeed(await serve(listener), 1000, localTargets)).rejects.toMatchObject({code});
  expect(explainFailure(code)).toMatch(/^The (?:address|calendar).+\.$/);
});

test('addresses of this machine and of private networks are refused, also behind a redirect', async () => {
  for (const address of [
    'https://127.0.0.1/x',
    'https://[::1]/',
    'https://169.254.169.254/',
    'http://93.184.216.34/',
    'https://localhost/',
  ])
    await expect(fetchFeed(address, 1000)).rejects.toMatchObject({code: 'address_is_not_public'});
  const url = await serve((_, response) => response.writeHead(302, {Location: 'http://10.0.0.1/'}).end());
  const targets = {...localTargets, allows: (address: string) => address === '127.0.0.1'};
  await expect(fetchFeed(url, 1000, targets)).rejects.toMatchObject({code: 'address_is_not_public'});
});

test('the setting has addresses by host, and what can’t be used is reported', () => {
  const setting =
    'elise-varga=https://calendar.example/a?x=1,2 \n elise-varga=webcal://p1-caldav.example/b noor=https://x.example elise-varga=http://x.example elise-varga';
  const {feeds, faults} = readFeeds(setting, [host]);
  expect(feeds.map(({url}) => url)).toEqual(['https://calendar.example/a?x=1,2', 'https://p1-caldav.example/b']);
  expect(faults).toBe(3);
  expect(feeds[0]?.key).not.toBe(feeds[1]?.key);
  const settings = {secretFault: undefined, mailPaused: false};
  expect([findSettingTroubles(['mail'], settings, 3), findSettingTroubles(['mail'], settings, 0)]).toEqual([
    ['host-calendar-setting'],
    [],
  ]);
});
