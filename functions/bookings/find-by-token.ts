import type {BookingRecord} from '../booking/booking-record';
import type {Handled} from '../http/handle-and-log';
import type {Problem} from '../http/problems/problem';
import {secretsOf, unsignedReason} from '../security/secrets';
import {readToken, type TokenPurpose} from '../security/token';
import {problems} from './problems';
import {refuseLink, refuseUnavailable} from './refuse';
import type {BookingContext} from './booking-context';

type Refused = {ok: false; refused: Handled};

/** The ID that a link's token is about, or a refusal: the response contains newly signed links. */
export async function readLink(
  context: BookingContext,
  purpose: TokenPurpose,
  token: unknown,
  expired: Problem,
): Promise<{ok: true; id: string} | Refused> {
  const {environment, clock} = context.ports;
  const code = unsignedReason(environment);
  if (code !== undefined) return {ok: false, refused: {...(await refuseLink(context, problems.closed)), code}};
  const read = readToken(purpose, token, secretsOf(environment), clock());
  if (read.ok) return {ok: true, id: read.subject};
  return {ok: false, refused: await refuseLink(context, read.reason === 'expired' ? expired : problems.brokenToken)};
}

/** Looks up the booking of a manage token, or refuses the request. */
export async function findByToken(
  context: BookingContext,
  token: unknown,
): Promise<{ok: true; booking: BookingRecord} | Refused> {
  const {clock, store} = context.ports;
  const read = await readLink(context, 'booking-manage', token, problems.expired);
  if (!read.ok) return read;
  const lookup = await store.find(read.id);
  if (lookup.kind === 'unavailable') return {ok: false, refused: await refuseUnavailable(context, lookup)};
  const {booking} = lookup;
  if (booking !== undefined && booking.state !== 'unconfirmed' && booking.start > clock()) return {ok: true, booking};
  // The link of a demo that was moved to an earlier day is valid for longer than the demo.
  const isOver = booking !== undefined && booking.state !== 'unconfirmed';
  return {ok: false, refused: await refuseLink(context, isOver ? problems.expired : problems.gone)};
}
