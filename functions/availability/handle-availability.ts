import {availabilityPath} from '#src/contracts/booking';
import {handleAndLog, type Handled} from '../http/handle-and-log';
import {linkProblems} from '../http/problems/create-problems';
import {methodProblem, type Problem} from '../http/problems/problem';
import {refuseAsJson} from '../http/problems/refuse';
import {jsonResponse, movedTo, notModified} from '../http/responses';
import type {Caller} from '../leads/endpoint';
import type {BookingStore} from '../scheduling/booking-store';
import {otherCalendar} from '../scheduling/other-calendar';
import {timesCache} from '../scheduling/times-cache';
import type {Environment} from '../setup/environment';
import type {Log} from '../setup/log';

import {createHash} from 'node:crypto';

export type AvailabilityPorts = {
  store: Pick<BookingStore, 'listTimes'>;
  environment: Pick<Environment, 'hostCalendars' | 'ownsCalendar'>;
  clock: () => Date;
  log: Log;
};

const refusals = {
  method: methodProblem('GET, HEAD', {
    title: 'Only GET is allowed here',
    detail: 'Send a GET request to list open times.',
  }),
  unavailable: {...linkProblems.unavailable, title: 'We can’t load open times', detail: 'Try again in 30 seconds.'},
  failed: {...linkProblems.failed, detail: 'Try again in a moment.'},
} as const satisfies Readonly<Record<string, Problem>>;

async function handle(request: Request, ports: AvailabilityPorts): Promise<Handled> {
  const {store, clock, environment} = ports;
  if (!environment.ownsCalendar) return refuseAsJson(otherCalendar);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseAsJson(refusals.method);
  // One address is one entry of the edge's cache: a made-up query would reach the database each time.
  if (new URL(request.url).search !== '') return {response: movedTo(availabilityPath), outcome: 'redirected'};
  const listed = await store.listTimes(clock());
  if (listed.kind === 'unavailable') return {...refuseAsJson(refusals.unavailable), code: listed.code};
  const body = listed.availability;
  const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  const headers = {ETag: `"${tag}"`, 'Cache-Control': 'public, max-age=0, must-revalidate'};
  if (request.headers.get('If-None-Match')?.includes(tag)) {
    return {response: notModified(headers), outcome: 'unchanged'};
  }
  return {response: jsonResponse(200, body, {...headers, ...timesCache(ports.environment)}), outcome: 'listed'};
}

/** Responds to `GET /api/availability` as `functions/guides/bookings.md` lists. It does not throw. */
export async function handleAvailability(
  request: Request,
  caller: Caller,
  ports: AvailabilityPorts,
): Promise<Response> {
  return handleAndLog(
    {...ports, event: 'availability', requestId: caller.requestId},
    () => handle(request, ports),
    (reason) => refuseAsJson(refusals[reason]),
  );
}
