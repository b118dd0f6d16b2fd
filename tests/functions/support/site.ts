import type {Availability, Booked, BookingProblem} from '#src/contracts/booking';
import type {Mail} from '../../../functions/delivery/mail/mail';
import type {Transports} from '../../../functions/delivery/types';
import {type Environment, readEnvironment} from '../../../functions/setup/environment';
import type {TestPostgres} from '../../support/database/postgres';
import {openDatabase, useDatabase} from '../../support/database/use-database';
import {bookingActions} from './bookings';
import {createEndpoints, type EndpointParts} from './endpoints';
import {readPage as readTestPage} from './pages';
import {newIpAddress, site as origin} from './requests';

export const [minute, hour] = [60, 60 * 60];

export const testSecret = 'secret of the tests that is long enough';

/** Production's settings, with a mail server. Tests send many leads, so they set the limits they test. */
export const testEnvironment: Environment = readEnvironment(
  {
    APP_SECRET: testSecret,
    SITE_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'Scalewell website <website@scalewell.example>',
    BOOKING_LIMIT: '1000',
  },
  'production',
);

/** What a test replaces. `mail: undefined` is a site without a mail server. */
export type SiteParts = Partial<Transports> &
  Pick<
    Partial<EndpointParts>,
    'capacity' | 'purgeTimes' | 'connect' | 'timeout' | 'spamLimits' | 'feeds' | 'changeBookings' | 'hints' | 'readPage'
  > & {
    /** Called whenever the database is used. */
    onConnect?: () => void;
    environment?: Partial<Environment>;
    /** Time the clock shows until `wait` or `setTime`; by default it runs. */
    time?: Date;
  };

/** What responses in JSON contain, each a part of it. */
type Answer = Availability & Booked & BookingProblem & {token: string};

const deferred: Promise<unknown>[] = [];

async function settle(): Promise<void> {
  while (deferred.length > 0) await Promise.all(deferred.splice(0));
}

afterEach(settle);
afterAll(settle);

/** All endpoints, with a real database, outbox and log, and with emails that are recorded. */
function createSite(postgres: Pick<TestPostgres, 'url'>, parts: SiteParts = {}) {
  const {
    timeout,
    spamLimits,
    // Tests of other things book many demos.
    capacity = 'capacity' in parts ? parts.capacity : {places: 10_000, perDomain: 10_000, room: []},
    changeBookings,
    hints,
    feeds,
    readPage = readTestPage,
    onConnect = () => undefined,
  } = parts;
  const {connect = () => Promise.resolve(openDatabase(postgres.url).sql)} = parts;
  let {time} = parts;
  let passed = 0;
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const recorder: Transports['mail'] = {
    deliver: (mail) => {
      mails.push(mail);
      return Promise.resolve({state: 'sent'});
    },
  };
  const {outbox, handle} = createEndpoints({
    connect: () => {
      onConnect();
      return connect();
    },
    clock: () => new Date((time?.getTime() ?? Date.now()) + passed),
    environment: {...testEnvironment, ...parts.environment},
    transports: {mail: 'mail' in parts ? parts.mail : recorder, crm: parts.crm, notify: parts.notify},
    print: (line) => logLines.push(line),
    ...{timeout, spamLimits, capacity, purgeTimes: parts.purgeTimes, changeBookings, hints, feeds, readPage},
  });
  /** Sends a request to the endpoint at its address, by default from a new IP address. */
  const send = async (request: Request, ip = newIpAddress()) =>
    handle(request, {ip, requestId: 'request-1', defer: (work) => deferred.push(work)});
  return {
    ...bookingActions(send),
    send,
    /** The same, with the text of the response, and its JSON if it is. */
    read: async (request: Request, ip?: string) => {
      const response = await send(request, ip);
      const [{status, headers}, text] = [response, await response.text()];
      return {status, headers, text, json: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer};
    },
    /** Waits for deferred work. The end of each test does, too. */
    settle,
    outbox,
    /** Emails sent through the default mailer. */
    mails,
    logLines,
    /** Entries of the log. */
    readLog: () => logLines.map((line) => JSON.parse(line) as Record<string, unknown>),
    setTime(next: Date) {
      [time, passed] = [next, 0];
    },
    /** Advances the clock. */
    wait(seconds: number) {
      passed += seconds * 1000;
    },
    /** Starts over, with a new log and no mails. */
    reset: () => {
      [time, passed] = [parts.time, 0];
      mails.length = logLines.length = 0;
    },
  };
}

export type Site = ReturnType<typeof createSite>;

/** A database and a site for the tests in a file, which start over before each. `open` is the site with other parts. */
export function useSite(defaults: SiteParts = {}, driver?: Parameters<typeof useDatabase>[0]) {
  const used = useDatabase(driver);
  const open = (parts: SiteParts) => createSite(used.postgres, {...defaults, ...parts});
  const site = open({});
  beforeEach(site.reset);
  return {...used, site, open};
}
