import {handleHealth} from '../../functions/health/handle-health';
import {createLog} from '../../functions/lib/log';
import type {Mail, Mailer} from '../../functions/lib/mail/mail';
import {createFormToken} from '../../functions/lib/screen';
import {runRetention} from '../../functions/retention/run-retention';
import {useDatabase} from '../support/database/use-database';
import {createBookings, jsonPost, monday, visitor} from './support/bookings';
import {createEndpoint, jsonPost as contactPost} from './support/endpoint';
import {createNewsletter, jsonPost as signUp} from './support/newsletter';
import {testSecret} from './support/outbox';
import {site} from './support/requests';

import {randomUUID} from 'node:crypto';

import type {Booked} from '#src/contracts/booking';
import {formTokenHeader} from '#src/contracts/honeypot';

jest.setTimeout(120_000);

const {postgres, database} = useDatabase();
const spam = 'GTUBE';
const victim = (tag: number) => `victim+${String(tag)}@oakline.example`;

test('a day of abuse sends few mails, leaves free times, holds no honest lead and raises no alert', async () => {
  let time = monday;
  const clock = () => time;
  const mails: Mail[] = [];
  const mail: Mailer = {
    deliver: (one) => {
      if (one.text.includes(spam)) return Promise.resolve({state: 'failed', code: 'EMESSAGE', permanent: true});
      if (one.to.address.endsWith('gone.example')) {
        return Promise.resolve({state: 'failed', code: 'EENVELOPE', permanent: false});
      }
      mails.push(one);
      return Promise.resolve({state: 'sent'});
    },
  };
  const bookings = createBookings(postgres, {transports: {mail, crm: undefined}, bookingLimit: 3});
  const newsletter = createNewsletter(postgres, {mail, clock});
  const contact = createEndpoint(postgres, {mail, clock, screening: {sameText: 3, flood: 100}});
  const mailsTo = (address: RegExp) => mails.filter(({to}) => address.test(to.address)).length;
  const free = (await bookings.times()).length;

  const taken: Booked[] = [];
  const slot = (at: number) =>
    `2027-06-${String(9 + Math.floor(at / 10)).padStart(2, '0')}T${String(13 + (at % 8))}:00Z`;
  const book = async (email: string, start: string, ip: string) => {
    const response = await bookings.send(jsonPost('/api/bookings', {...visitor, email, start}), ip);
    if (response.status === 201) taken.push((await response.json()) as Booked);
    return response.status;
  };
  const write = (message: string, ip: string, headers: Record<string, string> = {}) =>
    contact.send(contactPost({firstName: 'A', lastName: 'B', email: 'a@b.example', message}, headers), ip);

  const honest: number[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    time = new Date(monday.getTime() + hour * 3_600_000);
    bookings.setTime(time);
    // One sender books with someone else's address and moves the demos; five more book any free time.
    await book(victim(hour), `2027-06-23T${String(13 + (hour % 8))}:00Z`, '203.0.113.1');
    for (let sender = 0; sender < 5; sender += 1) {
      await book(
        `bot-${String(hour)}-${String(sender)}@gone.example`,
        slot(hour * 5 + sender),
        `198.51.100.${String(sender)}`,
      );
    }
    for (const [at, {manageUrl}] of taken.slice(0, 2).entries()) {
      const body = {
        token: new URL(manageUrl).searchParams.get('token'),
        action: 'move',
        start: `2027-06-2${String(1 + at)}T1${String(3 + (hour % 5))}:30Z`,
      };
      for (let again = 0; again < 3; again += 1)
        await bookings.send(jsonPost('/api/bookings/manage', body), '203.0.113.1');
    }
    // The same address, and addresses that do not exist, are signed up for the newsletter.
    for (const email of [victim(hour), victim(-hour), `${String(hour)}@gone.example`]) {
      await newsletter.send(signUp({email}), `192.0.2.${String(hour)}`);
    }
    await write(`${spam} ${String(hour)}`, `203.0.113.${String(10 + hour)}`);
    if (hour % 12 === 6) {
      for (let at = 0; at < 130; at += 1) await write(`Offer ${randomUUID()}`, `10.9.${String(hour)}.${String(at)}`);
      const token = createFormToken(testSecret, new Date(time.getTime() - 60_000));
      honest.push((await write(`We are honest, ${String(hour)}`, '192.0.2.200', {[formTokenHeader]: token})).status);
    }
    await Promise.all([bookings.rest(), newsletter.settle(), contact.settle()]);
    time = new Date(time.getTime() + 180_000);
    bookings.setTime(time);
    await contact.outbox.run('job');
  }

  const log = createLog(clock, () => undefined);
  const connect = () => Promise.resolve(database.sql);
  const ports = {connect, clock, log, channels: ['mail'] as const};
  await runRetention('job', {...ports, createId: randomUUID, environment: {leadRetentionDays: 730}});
  await contact.outbox.run('job');

  // Two open bookings, six moves each, two reminders each, and three requests to confirm the newsletter.
  expect(mailsTo(/^victim/)).toBeLessThanOrEqual(2 + 2 * 6 + 2 * 2 + 3);
  expect(mailsTo(/^victim/)).toBeGreaterThan(5);
  expect(taken.length).toBeLessThanOrEqual(2 + 5 * 3 * 2);
  expect((await bookings.times()).length).toBeGreaterThan(free * 0.8);
  expect(await book('honest@oakline.example', '2027-06-24T14:00Z', '192.0.2.201')).toBe(201);

  expect(honest).toEqual([201, 201]);
  expect(mails.filter(({text}) => text.includes('We are honest'))).toHaveLength(2);
  const {rows: held} = await postgres.pool.query("select 1 from contact_messages where state = 'held'");
  expect(held.length).toBeGreaterThan(50);
  expect(
    mails.filter(({subject}) => subject === `${String(held.length)} messages are held as possible spam`),
  ).toHaveLength(1);

  const request = new Request(`${site}/api/health`, {headers: {Authorization: 'Bearer monitor'}});
  const health = await handleHealth(request, 'request', {...ports, environment: {healthToken: 'monitor'}});
  expect(await health.json()).toMatchObject({status: 'ok', held: {held: held.length}});
  await Promise.all([bookings.end(), newsletter.stop(), contact.settle()]);
});
