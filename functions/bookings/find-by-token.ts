import type {BookingRecord} from '../booking/booking-record';
import type {Handled} from '../http/handle-and-log';
import type {Problem} from '../http/problems/problem';
import {secretsOf, unsignedReason} from '../security/secrets';
import {readToken} from '../security/token';
import {problems} from './problems';
import {refuseLink, refuseUnavailable} from './refuse';
import type {BookingContext} from './booking-context';

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
