import {handleAvailability} from '../../../functions/availability/handle-availability';
import {handleCalendars} from '../../../functions/booking-calendars/show-calendars';
import {showFormPage} from '../../../functions/bookings/show-form';
import {handleBooking} from '../../../functions/bookings/take-booking';
import {handleContact, handleTrial} from '../../../functions/contact/handle-contact';
import type {Sql} from '../../../functions/database/sql';
import {leadChannels} from '../../../functions/delivery/channels';
import type {TargetPolicy} from '../../../functions/delivery/crm/post';
import type {HintStore} from '../../../functions/delivery/outbox/hint';
import {createOutbox} from '../../../functions/delivery/outbox/outbox';
import {createSend} from '../../../functions/delivery/send';
import {openChannels} from '../../../functions/delivery/transports';
import type {Transports} from '../../../functions/delivery/types';
import {handleFault} from '../../../functions/faults/handle-fault';
import {createFeedbackStore} from '../../../functions/feedback/feedback-store';
import {handleFeedback} from '../../../functions/feedback/handle-feedback';
import {issueFormToken} from '../../../functions/form-token/issue-form-token';
import type {ReadPage} from '../../../functions/http/built-pages';
import type {Caller} from '../../../functions/leads/endpoint';
import type {MessageLimits} from '../../../functions/leads/message-store';
import {createMessageStore} from '../../../functions/leads/message-store';
import {handleManage} from '../../../functions/manage-booking/change-booking';
import {type BookingStore, createBookingStore} from '../../../functions/scheduling/booking-store';
import type {Feed} from '../../../functions/scheduling/calendars/feeds';
import {createHostCalendars} from '../../../functions/scheduling/calendars/host-calendars';
import {type Capacity, capacityOf} from '../../../functions/scheduling/gate';
import {bookingRules, hosts} from '../../../functions/scheduling/hosts';
import {secretsOf} from '../../../functions/security/secrets';
import type {Environment} from '../../../functions/setup/environment';
import {createLog} from '../../../functions/setup/log';
import {handleSubscribe} from '../../../functions/subscribe/handle-subscribe';
import {createSubscriberStore} from '../../../functions/subscribe/subscriber-store';
import {handleTeam} from '../../../functions/team/handle-team';

import {randomUUID} from 'node:crypto';

export type EndpointParts = {
  connect: () => Promise<Sql>;
  clock: () => Date;
  environment: Environment;
  transports: Transports;
  print?: (line: string) => void;
  random?: () => number;
  hints?: HintStore | undefined;
  /** Database timeout in milliseconds. */
  timeout?: number | undefined;
  /** Hosts' own calendars, on this machine. */
  feeds?: readonly Feed[] | undefined;
  spamLimits?: MessageLimits | undefined;
  purgeTimes?: ((requestId: string) => Promise<void>) | undefined;
  /** How much visitors may take; by default what the hosts can give. */
  capacity?: Capacity | undefined;
  changeBookings?: ((store: BookingStore) => BookingStore) | undefined;
  /** The built pages. A process without Jest can't render them. */
  readPage: ReadPage;
};

/** This machine, over http: allowed for a test CRM only. */
export const localTargets: TargetPolicy = {protocols: ['http:'], lookup: undefined, allows: () => true};

/** All endpoints and their outbox. */
export function createEndpoints({connect, clock, environment, transports, timeout, ...parts}: EndpointParts) {
  const {print = () => undefined, random = () => 0.5, spamLimits = {flood: 10_000}} = parts;
  const createId = randomUUID;
  const purgeTimes = parts.purgeTimes ?? (() => Promise.resolve());
  const common = {
    purgeTimes,
    connect,
    clock,
    createId,
    log: createLog(clock, print),
    readPage: parts.readPage,
    environment,
  };
  const outbox = createOutbox({
    ...common,
    send: createSend(transports, environment, clock),
    close: () => transports.mail?.close?.(),
    channels: openChannels(transports),
    random,
    hints: parts.hints,
  });
  const ports = {...common, outbox, ...(timeout !== undefined && {timeout})};
  const site = environment.siteUrl ?? 'http://localhost';
  const channels = leadChannels({
    smtpUrl: transports.mail && 'set',
    local: false,
    crmUrl: transports.crm && 'set',
    notifyUrl: transports.notify && 'set',
  });
  const offer = {hosts, rules: bookingRules};
  const {feeds = []} = parts;
  const calendars = createHostCalendars({
    ...common,
    feeds,
    horizonDays: bookingRules.horizonDays,
    targets: localTargets,
  });
  const capacity = parts.capacity ?? capacityOf(hosts, bookingRules);
  const options = {channels, createId, capacity, ...(timeout !== undefined && {timeout})};
  const notifyCrm = transports.crm !== undefined;
  const messages = createMessageStore(connect, {...options, messageLimits: spamLimits, site});
  const contact = {...ports, store: messages};
  const subscribe = {
    ...ports,
    mailer: transports.mail,
    store: createSubscriberStore(connect, {...options, notifyCrm, secrets: secretsOf(environment)}),
  };
  const feedback = {...ports, store: createFeedbackStore(connect, timeout)};
  const bookingStore = createBookingStore(connect, {...offer, ...options, calendars}, timeout);
  const bookings = {
    ...ports,
    ...offer,
    messages,
    capacity,
    memory: {},
    store: parts.changeBookings?.(bookingStore) ?? bookingStore,
  };

  const handle = (request: Request, caller: Caller): Promise<Response> | Response => {
    const {pathname} = new URL(request.url);
    if (pathname.startsWith('/api/subscribe')) return handleSubscribe(request, caller, subscribe);
    if (pathname === '/api/bookings') return handleBooking(request, caller, bookings);
    if (pathname === '/api/bookings/form') return showFormPage(request, caller, bookings);
    if (pathname === '/api/bookings/manage') return handleManage(request, caller, bookings);
    if (pathname.startsWith('/api/bookings/')) return handleCalendars(request, caller, bookings);
    if (pathname === '/api/team') return handleTeam(request, caller, {...ports, store: bookings.store, channels});
    if (pathname === '/api/contact') return handleContact(request, caller, contact);
    if (pathname === '/api/trial') return handleTrial(request, caller, contact);
    if (pathname === '/api/feedback') return handleFeedback(request, caller, feedback);
    if (pathname === '/api/faults') return handleFault(request, caller, ports);
    if (pathname === '/api/availability') return handleAvailability(request, caller, bookings);
    return issueFormToken(request, caller.requestId, ports);
  };
  return {outbox, handle};
}
