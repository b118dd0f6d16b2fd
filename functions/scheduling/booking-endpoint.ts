import type {Availability} from '#src/contracts/booking';
import type {Unavailable} from '../database/safe-query';
import {handleAndLog, type Handled} from '../http/handle-and-log';
import type {Problem} from '../http/problems/problem';
import {problemPage, renderWays} from '../http/problems/problem-page';
import {refuse} from '../http/problems/refuse';
import {findSite} from '../http/site';
import {wantsPage} from '../http/submission';
import type {Caller, PipelinePorts} from '../leads/endpoint';
import {secretsOf, unsignedReason} from '../security/secrets';
import {readToken} from '../security/token';
import type {Environment} from '../setup/environment';
import type {BookingRecord} from './booking-record';
import type {BookingStore} from './booking-store';
import type {Host} from './hosts';
import {otherCalendar} from './other-calendar';
import {problems} from './problems';

/** Dependencies of every address below `/api/bookings`. */
export type BookingPorts = Omit<PipelinePorts, 'outbox'> & {
  store: BookingStore;
  hosts: readonly Host[];
  environment: Pick<Environment, 'bookingLimit' | 'local' | 'mailFrom' | 'ownsCalendar' | 'siteUrl' | 'smtpUrl'>;
};

/** Of those that change bookings. */
export type ChangePorts = BookingPorts &
  Pick<PipelinePorts, 'outbox'> & {
    purgeTimes: (requestId: string) => Promise<void>;
  };

/** A request to one of them, with what they all need derived once. */
export type BookingContext<Ports extends BookingPorts = BookingPorts> = {
  request: Request;
  caller: Caller;
  ports: Ports;
  /** Whether to respond with a page for browsers rather than JSON. */
  asPage: boolean;
  /** Origin of the site, for links. */
  site: string;
  /**
   * Looks up the open times, at most once per request for each `except`; `undefined` when the database is not responding.
   * @param except A booking whose own time counts as open.
   */
  lookUpTimes: (except?: string) => Promise<Availability | undefined>;
};

/** Queries the database only when needed. */
export function createBookingContext<Ports extends BookingPorts>(
  request: Request,
  caller: Caller,
  ports: Ports,
): BookingContext<Ports> {
  const times = new Map<string | undefined, Promise<Availability | undefined>>();
  const lookUp = async (except?: string) => {
    const listed = await ports.store.listTimes(ports.clock(), except);
    return listed.kind === 'times' ? listed.availability : undefined;
  };
  return {
    request,
    caller,
    ports,
    asPage: wantsPage(request),
    site: findSite(request, ports.environment),
    lookUpTimes: (except) => {
      const known = times.get(except) ?? lookUp(except);
      times.set(except, known);
      return known;
    },
  };
}

const way = {label: 'book a demo', href: '/book'};

/** Refuses a link that no longer works. */
export function refuseLink(
  {asPage, ports}: Pick<BookingContext, 'asPage' | 'ports'>,
  problem: Problem,
): Promise<Handled> {
  return refuse(asPage, problem, () => problemPage(problem, renderWays(way, ports.environment.supportMailbox.address)));
}

/** Refuses because the database is not responding. */
export async function refuseUnavailable(context: BookingContext, {code}: Unavailable): Promise<Handled> {
  return {...(await refuseLink(context, problems.unavailable)), code};
}

/** Responds to a request, unless demos are booked in another calendar, and logs it. It does not throw. */
export function respond<Ports extends BookingPorts>(
  context: BookingContext<Ports>,
  work: (context: BookingContext<Ports>) => Promise<Handled>,
): Promise<Response> {
  const {caller, ports} = context;
  return handleAndLog(
    {...ports, event: 'booking-page', requestId: caller.requestId},
    () => (ports.environment.ownsCalendar ? work(context) : refuseLink(context, otherCalendar)),
    (reason) => refuseLink(context, problems[reason]),
  );
}

/** Responds to a request that only reads. */
export const respondToRead = <Ports extends BookingPorts>(
  context: BookingContext<Ports>,
  show: (context: BookingContext<Ports>) => Promise<Handled>,
): Promise<Response> =>
  respond(context, (given) =>
    ['GET', 'HEAD'].includes(given.request.method) ? show(given) : refuseLink(given, problems.readMethod),
  );

/** The token in the address of a request. */
export const tokenOf = ({request}: Pick<BookingContext, 'request'>): string | null =>
  new URL(request.url).searchParams.get('token');

/** Looks up the booking of a manage token, or refuses the request: the response contains newly signed links. */
export async function findByToken(
  context: BookingContext,
  token: unknown,
): Promise<{ok: true; booking: BookingRecord} | {ok: false; refused: Handled}> {
  const {clock, store, environment} = context.ports;
  const refused = async (problem: Problem, code?: string) => {
    return {ok: false, refused: {...(await refuseLink(context, problem)), ...(code !== undefined && {code})}} as const;
  };
  const code = unsignedReason(environment);
  if (code !== undefined) return refused(problems.closed, code);
  const read = readToken('booking-manage', token, secretsOf(environment), clock());
  if (!read.ok) return refused(read.reason === 'expired' ? problems.expired : problems.brokenToken);
  const lookup = await store.find(read.subject);
  if (lookup.kind === 'unavailable') return {ok: false, refused: await refuseUnavailable(context, lookup)};
  const {booking} = lookup;
  if (booking === undefined) return refused(problems.gone);
  // The link of a demo that was moved to an earlier day is valid for longer than the demo.
  return booking.start > clock() ? {ok: true, booking} : refused(problems.expired);
}
