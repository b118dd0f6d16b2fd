import {handleAvailability} from '../../../functions/availability/handle-availability';
import {handleBookings} from '../../../functions/bookings/handle-bookings';
import type {BookingPorts} from '../../../functions/bookings/ports';
import {createBookingStore} from '../../../functions/lib/booking/booking-store';
import {bookingRules, hosts as presetHosts} from '../../../functions/lib/booking/hosts';
import type {Transports} from '../../../functions/lib/deliveries/types';
import type {Mail} from '../../../functions/lib/mail/mail';
import {handleShortLinks} from '../../../functions/short-links/handle-short-links';
import type {TestPostgres} from '../../support/database/postgres';
import {createParts, mailFrom, supportMailbox, testSecret} from './outbox';
import {sendForm, sendJson, site} from './requests';

import {randomUUID} from 'node:crypto';

import type {Availability, Booked} from '#src/contracts/booking';

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
  sendJson(`${site}${path}`, body, headers);

export const formPost = (path: string, fields: Record<string, string>) => sendForm(`${site}${path}`, fields);

export const visit = (path: string, headers: Record<string, string> = {Accept: 'text/html'}) =>
  new Request(path.startsWith('https:') ? path : `${site}${path}`, {headers});

let emails = 0;

/** A new email address: each may have two open bookings. */
export function newEmail(): string {
  emails += 1;
  return `visitor-${emails}@oakline.example`;
}

export type BookingEndpoint = {
  send: (request: Request, ip?: string) => Promise<Response>;
  book: (change?: Partial<typeof visitor>) => Promise<Booked>;
  times: (query?: string) => Promise<string[]>;
  /** Sets the clock, which does not advance on its own. */
  setTime: (time: Date) => void;
  /** Waits for deferred work. */
  rest: () => Promise<void>;
  /** Sends due deliveries. */
  run: () => Promise<number>;
  end: () => Promise<void>;
  mails: Mail[];
  logLines: string[];
};

export type BookingParts = Partial<Omit<BookingPorts, 'environment'>> & {
  environment?: Partial<BookingPorts['environment']>;
  transports?: Transports;
  bookingLimit?: number;
};

/** The booking endpoints with a real database. Each request has a new IP address by default. */
export function createBookings(
  postgres: Pick<TestPostgres, 'url'>,
  {hosts = presetHosts, transports: givenTransports, bookingLimit = 1000, ...given}: BookingParts = {},
): BookingEndpoint {
  let time = monday;
  const parts = createParts(postgres, () => time, givenTransports);
  const {connect, mails, logLines, ports: common} = parts;
  const offer = {hosts, rules: bookingRules};
  const ports: BookingPorts = {
    ...offer,
    store: createBookingStore(connect, {...offer, channels: ['mail'], createId: randomUUID}),
    ...common,
    ...given,
    environment: {
      appSecret: testSecret,
      oldSecrets: [],
      bookingLimit,
      supportMailbox,
      mailFrom,
      siteUrl: site,
      local: true,
      smtpUrl: undefined,
      ...given.environment,
    },
  };
  const send = (request: Request, ip?: string) => {
    const caller = parts.caller(ip);
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
    rest: parts.settle,
    run: () => common.outbox.run('request-2'),
    end: parts.settle,
    mails,
    logLines,
  };
}
