import {managePath, parseInstant} from '#src/contracts/booking';
import {readFields} from '#src/contracts/fields';
import type {RateLimit} from '../database/rate-limit';
import type {Unavailable} from '../database/safe-query';
import type {Handled} from '../http/handle-and-log';
import type {Problem} from '../http/problems/problem';
import {jsonResponse, seeOther} from '../http/responses';
import {readSubmission, type Submission} from '../http/submission';
import type {Caller} from '../leads/endpoint';
import {
  type BookingContext,
  type ChangePorts,
  createBookingContext,
  findByToken,
  refuseLink,
  refuseUnavailable,
  respond,
  tokenOf,
} from '../scheduling/booking-endpoint';
import type {BookingRecord} from '../scheduling/booking-record';
import {manageToken} from '../scheduling/calendar-links';
import {canUndo} from '../scheduling/change';
import type {ChangeResult} from '../scheduling/move-booking';
import {noTimeProblem, problems, startProblem, takenProblem} from '../scheduling/problems';
import {addressSubject, daySeconds, findLimits} from '../security/rate-subject';
import {showBooking} from './show-booking';

/** Moves of a sender, across bookings. */
const changeAllowances = [
  {allowed: 10, seconds: 10 * 60},
  {allowed: 30, seconds: daySeconds},
];

/** Moves of a mailbox in 24 hours, across its bookings: each sends it an email. */
const mailboxMoves = 6;

/** Limits on moving a booking. */
function changeLimits(ip: string, email: string, secret: string | undefined): RateLimit[] {
  if (secret === undefined) return [];
  const ofMailbox = {subject: addressSubject('booking-change', email, secret), allowed: mailboxMoves};
  return [...findLimits('booking-change', ip, secret, changeAllowances), {...ofMailbox, seconds: daySeconds}];
}

/** Makes the posted change, or refuses it. */
async function change(
  {caller, ports: {store, clock, environment}, site}: BookingContext<ChangePorts>,
  booking: BookingRecord,
  values: unknown,
): Promise<ChangeResult | Unavailable | {kind: 'refused'; problem: Problem}> {
  const fields = readFields(values);
  const action = fields.get('action');
  const sequence = fields.get('sequence');
  const isOld = sequence !== undefined && Number(sequence) !== booking.sequence;
  // Sent twice, a cancellation meets a canceled demo; from an old page, one that has moved since.
  if (action === 'cancel')
    return isOld && booking.state === 'booked' ? {kind: 'stale', booking} : store.cancel(booking, site, clock());
  const isUndo = action === 'undo';
  if (!isUndo && action !== 'move') return {kind: 'refused', problem: problems.unknownAction};
  const start = isUndo ? booking.start : parseInstant(fields.get('start'));
  if (start === undefined) return {kind: 'refused', problem: noTimeProblem};
  // The form was sent twice: the demo is already at that time, or back on.
  if (booking.state === 'booked' && booking.start.getTime() === start.getTime()) {
    return {kind: 'changed', booking, deliveries: []};
  }
  if (isUndo && booking.state === 'cancelled' && !canUndo(booking, clock())) {
    return {kind: 'refused', problem: problems.notYours};
  }
  if (isOld || (booking.state === 'cancelled' && !isUndo)) return {kind: 'stale', booking};
  const limits = changeLimits(caller.ip, booking.email, environment.appSecret);
  const moved = await store.move(booking, {start, at: clock(), site}, limits);
  if (moved.kind !== 'stale' && moved.kind !== 'taken') return moved;
  // The same change was sent twice at the same moment, and the other one was first.
  const current = await store.find(booking.id);
  if (current.kind !== 'found' || current.booking?.state !== 'booked') return moved;
  const isDone = current.booking.start.getTime() === start.getTime();
  return isDone ? {kind: 'changed', booking: current.booking, deliveries: []} : moved;
}

/**
 * Moves or cancels a booking, or undoes the cancellation while the time is free: `action` is `move` (with a `start`),
 * `cancel` or `undo`.
 */
async function changeBooking(
  context: BookingContext<ChangePorts>,
  booking: BookingRecord,
  {kind, values}: Submission,
): Promise<Handled> {
  const {caller, ports, lookUpTimes} = context;
  const result = await change(context, booking, values);
  if (result.kind === 'refused') return showBooking(context, booking, result.problem);
  if (result.kind === 'invalid-start') return showBooking(context, booking, startProblem(result.error));
  if (result.kind === 'taken') return showBooking(context, booking, takenProblem(await lookUpTimes(booking.id)));
  if (result.kind === 'too-many-moves') {
    const problem = booking.state === 'booked' ? problems.tooManyMoves : problems.notRestored;
    return showBooking(context, booking, problem(ports.environment));
  }
  if (result.kind === 'crowded') return showBooking(context, booking, problems.crowded(ports.environment));
  if (result.kind === 'limited') {
    return showBooking(context, booking, problems.limited(result.seconds, ports.environment));
  }
  if (result.kind === 'unavailable') return refuseUnavailable(context, result);
  if (result.kind === 'stale') {
    return result.booking === undefined
      ? refuseLink(context, problems.gone)
      : showBooking(context, result.booking, problems.stale);
  }
  const {deliveries, booking: changed} = result;
  caller.defer(ports.outbox.deliver(deliveries, caller.requestId));
  caller.defer(ports.purgeTimes(caller.requestId));
  const moved = booking.state === 'cancelled' ? 'restored' : 'moved';
  const outcome = changed.state === 'cancelled' ? 'cancelled' : moved;
  if (kind === 'json') {
    return {response: jsonResponse(200, {state: changed.state, start: changed.start}), outcome};
  }
  const link = `${managePath}?token=${manageToken(changed, ports.environment.appSecret)}&done=${outcome}`;
  return {response: seeOther(link), outcome};
}

/** `GET` and `POST /api/bookings/manage`. GET changes nothing, because mail scanners open links. It does not throw. */
export function handleManage(request: Request, caller: Caller, ports: ChangePorts): Promise<Response> {
  return respond(createBookingContext(request, caller, ports), async (context) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const result = await findByToken(context, tokenOf(context));
      return result.ok ? showBooking(context, result.booking) : result.refused;
    }
    if (request.method !== 'POST') return refuseLink(context, problems.method);
    const posted = await readSubmission(request);
    if (!posted.ok) return refuseLink(context, problems[posted.reason]);
    const {submission} = posted;
    const result = await findByToken(context, readFields(submission.values).get('token'));
    return result.ok ? changeBooking(context, result.booking, submission) : result.refused;
  });
}
