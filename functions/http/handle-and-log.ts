import {DatabaseTimeoutError, withTimeout} from '../database/sql';
import {errorCode, errorLocation, type Log, type LogEntry} from '../setup/log';

/** A response, and its outcome for the log. */
export type Handled = {response: Response} & Pick<LogEntry, 'outcome' | 'code' | 'at' | 'lead' | 'count'>;

/** Log fields of a request. */
export type LogFields = {event: string; requestId: string; clock: () => Date; log: Log};

/** Milliseconds from a request to its answer, however long each of its statements takes. */
const longestWait = 9500;

/**
 * Handles a request and writes one line to the log. It does not throw: an error, or a database that takes too long, becomes
 * the response of `fail`, and the log gets its code and location.
 */
export async function handleAndLog(
  {event, requestId, clock, log}: LogFields,
  handle: () => Promise<Handled>,
  fail: (reason: 'failed' | 'unavailable') => Handled | Promise<Handled>,
): Promise<Response> {
  const started = clock().getTime();
  const {response, ...rest} = await withTimeout(handle(), longestWait).catch(async (error: unknown) => {
    const failed = await fail(error instanceof DatabaseTimeoutError ? 'unavailable' : 'failed');
    return {...failed, code: errorCode(error), at: errorLocation(error)};
  });
  const {status} = response;
  log(status >= 500 ? 'error' : 'info', {event, requestId, status, ms: clock().getTime() - started, ...rest});
  return response;
}
