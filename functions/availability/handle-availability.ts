import type {BookingStore} from '../booking/booking-store';
import {otherCalendar} from '../booking/other-calendar';
import type {Range} from '../booking/free-times';
import {type Handled, handleAndLog} from '../http/handle-and-log';
import {methodProblem, type Problem} from '../http/problems/problem';
import {refuseAsJson} from '../http/problems/refuse';
import {linkProblems} from '../http/problems/create-problems';
import {jsonResponse, notModified} from '../http/responses';
import type {Environment} from '../setup/environment';
import type {Log} from '../setup/log';
import type {Caller} from '../leads/endpoint';

import {createHash} from 'node:crypto';

import {parseInstant} from '#src/contracts/booking';

/**
 * Netlify's edge answers for a minute, so that visits don't keep the database awake; browsers always ask the edge. A
 * visitor who picks a time taken within that minute gets the current list with the 409.
 */
const edgeHeaders = {
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=60',
  // Other parameters, such as utm_source, share the cached response.
  'Netlify-Vary': 'query=from|to',
};

export type AvailabilityPorts = {
  store: Pick<BookingStore, 'listTimes'>;
  environment: Pick<Environment, 'ownsCalendar'>;
  clock: () => Date;
  log: Log;
};

const refusals = {
  method: methodProblem('GET, HEAD', {
    title: 'Only GET is allowed here',
    detail: 'Send a GET request to list open times.',
  }),
  range: {
    status: 400,
    outcome: 'broken-range',
    title: 'Invalid time range',
    detail: 'Send from and to as UTC times like 2027-06-08T00:00Z, with from before to, or omit both.',
  },
  unavailable: {...linkProblems.unavailable, title: 'We can’t load open times', detail: 'Try again in 30 seconds.'},
  failed: {...linkProblems.failed, detail: 'Try again in a moment.'},
} as const satisfies Readonly<Record<string, Problem>>;

/** The requested range; `undefined` if none was given, `'broken'` if it is invalid. */
function readRange(parameters: URLSearchParams): Range | undefined | 'broken' {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  if (from === null && to === null) return undefined;
  const range = {from: parseInstant(from ?? '1970-01-01T00:00Z'), to: parseInstant(to ?? '9999-12-31T00:00Z')};
  const {from: first, to: last} = range;
  return first === undefined || last === undefined || first >= last ? 'broken' : {from: first, to: last};
}

async function handle(request: Request, {store, clock, environment}: AvailabilityPorts): Promise<Handled> {
  if (!environment.ownsCalendar) return refuseAsJson(otherCalendar);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseAsJson(refusals.method);
  const range = readRange(new URL(request.url).searchParams);
  if (range === 'broken') return refuseAsJson(refusals.range);
  const listed = await store.listTimes(range, clock());
  if (listed.kind === 'unavailable') return {...refuseAsJson(refusals.unavailable), code: listed.code};
  const body = listed.availability;
  const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  const headers = {ETag: `"${tag}"`, 'Cache-Control': 'public, max-age=0, must-revalidate'};
  if (request.headers.get('If-None-Match')?.includes(tag)) {
    return {response: notModified(headers), outcome: 'unchanged'};
  }
  return {response: jsonResponse(200, body, {...headers, ...edgeHeaders}), outcome: 'listed'};
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
    () => refuseAsJson(refusals.failed),
  );
}
