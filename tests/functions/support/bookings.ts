import {handleAvailability} from '../../../functions/availability/handle-availability';
import {handleBookings} from '../../../functions/bookings/handle-bookings';
import type {BookingPorts} from '../../../functions/bookings/ports';
import {createBookingStore} from '../../../functions/lib/booking/booking-store';
import {bookingRules, hosts as presetHosts} from '../../../functions/lib/booking/hosts';
import type {Transports} from '../../../functions/lib/deliveries/types';
import {createLog} from '../../../functions/lib/log';
import type {Mail} from '../../../functions/lib/mail/mail';
import {handleShortLinks} from '../../../functions/short-links/handle-short-links';
import type {TestPostgres} from '../../support/postgres';
import {createKeepingMailer, createTestOutbox, mailFrom, supportMailbox, testSecret} from './outbox';

import {randomUUID} from 'node:crypto';

import {getDatabase} from '@netlify/database';

import type {Availability, Booked} from '#src/contracts/booking';

export const site = 'https://www.scalewell.example';

/** A Monday in June, 9:10 in Toronto. */
export const monday = new Date('2027-06-07T13:10:00Z');

export const visitor = {
  name: 'Marta Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  topic: 'Deposits for consultations',
  start: '2027-06-08T14:00Z',
  zone: 'Europe/Lisbon',
};

export const jsonPost = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${site}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...headers},
  });

export const formPost = (path: string, fields: Record<string, string>) =>
  new Request(`${site}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*;q=0.8'},
  });

export const visit = (path: string, headers: Record<string, string> = {Accept: 'text/html'}) =>
  new Request(path.startsWith('https:') ? path : `${site}${path}`, {headers});

let emails = 0;

/** An address that has booked nothing yet: each may have two open bookings. */
export function newEmail(): string {
  emails += 1;
  return `visitor-${emails}@oakline.example`;
}

let senders = 0;

function newAddress(): string {
  senders += 1;
  return `10.${String(senders >> 16)}.${String((senders >> 8) & 255)}.${String(senders & 255)}`;
}

export type BookingEndpoint = {
  send: (request: Request, ip?: string) => Promise<Response>;
  book: (change?: Partial<typeof visitor>) => Promise<Booked>;
  times: (query?: string) => Promise<string[]>;
  /** Sets the clock; it stands still otherwise. */
  setTime: (time: Date) => void;
  /** Waits for what goes on after the answers. */
  rest: () => Promise<void>;
  /** Sends what is due. */
  run: () => Promise<number>;
  end: () => Promise<void>;
  mails: Mail[];
  logLines: string[];
};

export type BookingParts = Partial<BookingPorts> & {transports?: Transports; bookingLimit?: number};

/** The booking endpoints over a real database, each request from an address of its own unless one is given. */
export function createBookings(
  postgres: Pick<TestPostgres, 'url'>,
  {hosts = presetHosts, transports: givenTransports, bookingLimit = 1000, ...given}: BookingParts = {},
): BookingEndpoint {
  const database = getDatabase({connectionString: postgres.url});
  database.pool.on('error', () => undefined);
  let time = monday;
  const clock = () => time;
  const deferred: Promise<void>[] = [];
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const log = createLog(clock, (line) => logLines.push(line));
  const transports: Transports = givenTransports ?? {mail: createKeepingMailer(mails), crm: undefined};
  const connect = () => Promise.resolve(database.sql);
  const outbox = createTestOutbox({connect, transports, clock, log});
  const offer = {hosts, rules: bookingRules};
  const ports: BookingPorts = {
    ...offer,
    store: createBookingStore(connect, {...offer, channels: ['mail'], createId: randomUUID}),
    outbox,
    clock,
    createId: randomUUID,
    log,
    environment: {
      appSecret: testSecret,
      oldSecrets: [],
      bookingLimit,
      supportMailbox,
      mailFrom,
      siteUrl: site,
      local: true,
      smtpUrl: undefined,
    },
    ...given,
  };
  const send = (request: Request, ip = newAddress()) => {
    const caller = {ip, requestId: 'request-1', defer: (work: Promise<void>) => deferred.push(work)};
    const {pathname} = new URL(request.url);
    if (pathname.startsWith('/d/')) return handleShortLinks(request, 'request-1', {...ports, connect});
    return pathname === '/api/availability'
      ? handleAvailability(request, caller, ports)
      : handleBookings(request, caller, ports);
  };
  return {
    send,
    async book(change = {}) {
      const response = await send(jsonPost('/api/bookings', {...visitor, ...change}));
      if (response.status !== 201) throw new Error(`${String(response.status)} ${await response.text()}`);
      return (await response.json()) as Booked;
    },
    async times(query = '') {
      const response = await send(visit(`/api/availability${query}`, {}));
      return ((await response.json()) as Availability).times;
    },
    setTime(next) {
      time = next;
    },
    async rest() {
      await Promise.all(deferred);
    },
    run: () => outbox.run('request-2'),
    async end() {
      await Promise.all(deferred);
      await database.pool.end();
    },
    mails,
    logLines,
  };
}
