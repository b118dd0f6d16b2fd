import type {BookingRecord} from '../lib/booking/booking-record';
import {manageToken} from '../lib/booking/calendar-links';
import type {ChangeResult} from '../lib/booking/move-booking';
import type {Unavailable} from '../lib/database/safe-query';
import type {Answer} from '../lib/http/answer';
import type {Problem} from '../lib/http/problem';
import {jsonResponse, seeOther} from '../lib/http/responses';
import {findSite} from '../lib/http/site';
import {readSubmission} from '../lib/http/submission';
import type {Caller} from '../lib/pipeline/types';
import type {BookingPorts} from './ports';
import {inOurWords, problems} from './problems';
import {faultProblem, noTimeProblem, takenProblem} from './refusals';
import {refuseLink, refuseUnavailable} from './refuse';
import {findByToken, show} from './show-booking';
import {lookUpTimes} from './take-booking';

import {managePath, parseInstant} from '#src/contracts/booking';
import {readFields} from '#src/contracts/fields';

type Wish = {action: unknown; start: Date | undefined; sequence: unknown; site: string};

/** Does what was asked, or says why not. */
async function change(
  booking: BookingRecord,
  {action, start, sequence, site}: Wish,
  {store, clock}: BookingPorts,
): Promise<ChangeResult | Unavailable | {kind: 'refused'; problem: Problem}> {
  if (action === 'cancel') return store.cancel(booking, site, clock());
  if (action !== 'move') return {kind: 'refused', problem: problems.unknownAction};
  if (start === undefined) return {kind: 'refused', problem: noTimeProblem};
  // A form that was sent twice: the demo is where it was to go.
  if (booking.state === 'booked' && booking.start.getTime() === start.getTime()) {
    return {kind: 'changed', booking, deliveries: []};
  }
  const isOld = sequence !== undefined && Number(sequence) !== booking.sequence;
  if (isOld || booking.state === 'cancelled') return {kind: 'stale'};
  return store.move(booking, {start, at: clock(), site});
}

/** `POST /api/bookings/manage` with `token`, `action` and, to move, `start`. */
export async function changeBooking(request: Request, caller: Caller, ports: BookingPorts): Promise<Answer> {
  const posted = await readSubmission(request);
  if (!posted.ok) return refuseLink(request, ports, inOurWords(posted.problem));
  const {kind, values} = posted.submission;
  const given = readFields(values);
  const token = given.get('token');
  const found = await findByToken(request, token, ports);
  if (!found.ok) return found.refused;
  const wish = {
    action: given.get('action'),
    start: parseInstant(given.get('start')),
    sequence: given.get('sequence'),
    site: findSite(request, ports.environment),
  };
  const result = await change(found.booking, wish, ports);
  if (result.kind === 'refused') return show(request, found.booking, ports, result.problem);
  if (result.kind === 'never') return show(request, found.booking, ports, faultProblem(result.fault));
  if (result.kind === 'taken') {
    return show(request, found.booking, ports, takenProblem(await lookUpTimes(ports, found.booking.id)));
  }
  if (result.kind === 'stale') {
    const again = await findByToken(request, token, ports);
    return again.ok ? show(request, again.booking, ports, problems.stale) : again.refused;
  }
  if (result.kind === 'unavailable') return refuseUnavailable(request, ports, result);
  const {booking, deliveries} = result;
  if (deliveries.length > 0) caller.defer(ports.outbox.deliver(deliveries, caller.requestId));
  const done = booking.state === 'cancelled' ? 'cancelled' : 'moved';
  if (kind === 'json')
    return {response: jsonResponse(200, {state: booking.state, start: booking.start}), outcome: done};
  const link = `${managePath}?token=${manageToken(booking, ports.environment.appSecret)}&done=${done}`;
  return {response: seeOther(link), outcome: done};
}
