import {errorCode, errorLocation, type Log, type LogEntry} from '../setup/log';

/** A response, and its outcome for the log. */
export type Handled = {response: Response} & Pick<LogEntry, 'outcome' | 'code' | 'at' | 'lead' | 'count'>;

/** Log fields of a request. */
export type LogFields = {event: string; requestId: string; clock: () => Date; log: Log};

/**
 * Handles a request and writes one line to the log. It does not throw: an error becomes the response of `fail`, and the
 * log gets its code and location.
 */
export async function handleAndLog(
  {event, requestId, clock, log}: LogFields,
  handle: () => Promise<Handled>,
  fail: () => Handled | Promise<Handled>,
): Promise<Response> {
  const started = clock().getTime();
  const {response, ...rest} = await handle().catch(async (error: unknown) => {
    return {...(await fail()), code: errorCode(error), at: errorLocation(error)};
  });
  const {status} = response;
  log(status >= 500 ? 'error' : 'info', {event, requestId, status, ms: clock().getTime() - started, ...rest});
  return response;
}
