import {handleAvailability} from '../../../functions/availability/handle-availability';
import {handleBookings} from '../../../functions/bookings/handle-bookings';
import {createContactStore} from '../../../functions/contact/contact-store';
import {handleContact} from '../../../functions/contact/handle-contact';
import {handleTrial} from '../../../functions/contact/handle-trial';
import type {SpamLimits} from '../../../functions/contact/insert-message';
import {createFeedbackStore} from '../../../functions/feedback/feedback-store';
import {handleFeedback} from '../../../functions/feedback/handle-feedback';
import {issueFormToken} from '../../../functions/form-token/issue-form-token';
import {createBookingStore, type BookingStore} from '../../../functions/lib/booking/booking-store';
import {bookingRules, hosts} from '../../../functions/lib/booking/hosts';
import type {Sql} from '../../../functions/lib/database/database';
import {leadChannels} from '../../../functions/lib/deliveries/channels';
import {createSend} from '../../../functions/lib/deliveries/send';
import {openChannels} from '../../../functions/lib/deliveries/transports';
import type {Transports} from '../../../functions/lib/deliveries/types';
import {readEnvironment, type Environment} from '../../../functions/lib/environment';
import {createLog} from '../../../functions/lib/log';
import type {Mail} from '../../../functions/lib/mail/mail';
import {createOutbox} from '../../../functions/lib/outbox/outbox';
import type {Caller} from '../../../functions/lib/pipeline/types';
import {handleShortLinks} from '../../../functions/short-links/handle-short-links';
import {handleSubscribe} from '../../../functions/subscribe/handle-subscribe';
import {createSubscriberStore} from '../../../functions/subscribe/subscriber-store';
import {handleVitals} from '../../../functions/vitals/handle-vitals';
import type {TestPostgres} from '../../support/database/postgres';
import {openDatabase} from '../../support/database/use-database';
import {newIpAddress, site as origin} from './requests';

import {randomUUID} from 'node:crypto';

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
export type SiteParts = Partial<Transports> & {
  environment?: Partial<Environment>;
  /** Time the clock shows until `wait` or `setTime`; by default it runs. */
  time?: Date;
  connect?: () => Promise<Sql>;
  /** Database timeout in milliseconds. */
  timeout?: number;
  spamLimits?: SpamLimits;
  changeBookings?: (store: BookingStore) => BookingStore;
};

const deferred: Promise<unknown>[] = [];

async function settle(): Promise<void> {
  while (deferred.length > 0) await Promise.all(deferred.splice(0));
}

afterEach(settle);
afterAll(settle);

/** All endpoints, with a real database, outbox and log, and with mails that are recorded. */
export function createSite({url}: Pick<TestPostgres, 'url'>, given: SiteParts = {}) {
  let {time} = given;
  let passed = 0;
  const clock = () => new Date((time?.getTime() ?? Date.now()) + passed);
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const log = createLog(clock, (line) => logLines.push(line));
  const recorder: Transports['mail'] = {
    deliver: (mail) => {
      mails.push(mail);
      return Promise.resolve({state: 'sent'});
    },
  };
  const transports: Transports = {mail: 'mail' in given ? given.mail : recorder, crm: given.crm};
  const environment = {...testEnvironment, ...given.environment};
  const connect = given.connect ?? (() => Promise.resolve(openDatabase(url).sql));
  const common = {connect, clock, createId: randomUUID, log, environment};
  const outbox = createOutbox({
    ...common,
    send: createSend(transports, environment, clock),
    close: () => transports.mail?.close?.(),
    channels: openChannels(transports),
    random: () => 0.5,
  });
  const ports = {...common, outbox, ...(given.timeout !== undefined && {timeout: given.timeout})};
  const {timeout} = given;
  const channels = leadChannels({smtpUrl: transports.mail && 'set', local: false, crmUrl: transports.crm && 'set'});
  const spamLimits = given.spamLimits ?? {sameText: 10_000, flood: 10_000};
  const offer = {hosts, rules: bookingRules};
  const options = {channels, createId: randomUUID, ...(timeout !== undefined && {timeout})};
  const contact = {...ports, store: createContactStore(connect, {...options, spamLimits})};
  const subscribe = {
    ...ports,
    store: createSubscriberStore(connect, {...options, notifyCrm: transports.crm !== undefined}),
  };
  const feedback = {...ports, store: createFeedbackStore(connect, timeout)};
  const bookingStore = createBookingStore(connect, {...offer, ...options}, timeout);
  const bookings = {...ports, ...offer, store: given.changeBookings?.(bookingStore) ?? bookingStore};

  const handle = (request: Request, caller: Caller): Promise<Response> | Response => {
    const {pathname} = new URL(request.url);
    if (pathname.startsWith('/api/subscribe')) return handleSubscribe(request, caller, subscribe);
    if (pathname.startsWith('/api/bookings')) return handleBookings(request, caller, bookings);
    if (pathname === '/api/contact') return handleContact(request, caller, contact);
    if (pathname === '/api/trial') return handleTrial(request, caller, contact);
    if (pathname === '/api/feedback') return handleFeedback(request, caller, feedback);
    if (pathname === '/api/vitals') return handleVitals(request, caller, ports);
    if (pathname === '/api/availability') return handleAvailability(request, caller, bookings);
    if (pathname === '/api/form-token') return issueFormToken(request, caller.requestId, ports);
    return handleShortLinks(request, caller.requestId, ports);
  };
  return {
    /** Sends a request to the endpoint at its address, by default from a new IP address. */
    send: async (request: Request, ip = newIpAddress()) =>
      handle(request, {ip, requestId: 'request-1', defer: (work) => deferred.push(work)}),
    /** Waits for deferred work. The end of each test does, too. */
    settle,
    outbox,
    /** Mails sent through the default mailer. */
    mails,
    logLines,
    setTime(next: Date) {
      [time, passed] = [next, 0];
    },
    /** Advances the clock. */
    wait(seconds: number) {
      passed += seconds * 1000;
    },
  };
}

export type Site = ReturnType<typeof createSite>;
