import type {BookingRecord} from '../booking/booking-record';
import type {Handled} from '../http/handle-and-log';
import type {Problem} from '../http/problems/problem';
import {secretsOf, unsignedReason} from '../security/secrets';
import {readToken} from '../security/token';
import {problems} from './problems';
import {refuseLink, refuseUnavailable} from './refuse';
import type {BookingContext} from './booking-context';

export type FoundBooking = {ok: true; booking: BookingRecord} | {ok: false; refused: Handled};

/** Looks up the booking of a manage token, or refuses the request. */
export async function findByToken(context: BookingContext, token: unknown): Promise<FoundBooking> {
  const {environment, clock, store} = context.ports;
  const refused = async (problem: Problem) => ({ok: false, refused: await refuseLink(context, problem)}) as const;
  // The response contains newly signed links.
  const code = unsignedReason(environment);
  if (code !== undefined) return {ok: false, refused: {...(await refuseLink(context, problems.closed)), code}};
  const read = readToken('booking-manage', token, secretsOf(environment), clock());
  if (!read.ok) return refused(problems[read.reason]);
  const found = await store.find(read.subject);
  if (found.kind === 'unavailable') return {ok: false, refused: await refuseUnavailable(context, found)};
  const {booking} = found;
  if (booking === undefined || booking.state === 'unconfirmed') return refused(problems.gone);
  // The link of a demo that was moved to an earlier day is valid for longer than the demo.
  return booking.start <= clock() ? refused(problems.expired) : {ok: true, booking};
}
