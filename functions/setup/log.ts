/** A log entry. Values are codes, outcomes, IDs and times, never what a visitor typed or an address. */
export type LogEntry = {
  event: string;
  outcome: string;
  requestId: string;
  ms?: number;
  status?: number;
  /** Error code (`ECONNREFUSED`, an SQLSTATE), never its message: drivers put query values into messages. */
  code?: string;
  /** Code location of an unexpected error. */
  at?: string | undefined;
  file?: string;
  /** ID of an outbox row. */
  delivery?: string;
  /** ID of a lead that someone of the team acted on. */
  lead?: string;
  /** Number of rows or deliveries the event is about. */
  count?: number;
};

export type Log = (level: 'info' | 'warn' | 'error', entry: LogEntry) => void;

function writeToConsole(line: string): void {
  console.log(line);
}

/** Writes each entry as one line of JSON to the console, which Netlify keeps. */
export function createLog(clock: () => Date, write: (line: string) => void = writeToConsole): Log {
  return (level, entry) => {
    write(JSON.stringify({time: clock().toISOString(), level, ...entry}));
  };
}

type ErrorLike = {name?: unknown; message?: unknown; stack?: unknown; code?: unknown; cause?: unknown};

/** Checks members, because errors from another realm (a worker, a test) are not `instanceof Error`. */
function asErrorLike(error: unknown): ErrorLike {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Code of an error or of its cause, else its name; never its message. */
export function errorCode(error: unknown): string {
  const {code, cause, name} = asErrorLike(error);
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  if (cause !== undefined) return errorCode(cause);
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'unknown';
}

/** Code location that threw, without the message, which precedes it in the stack trace. */
export function errorLocation(error: unknown): string | undefined {
  const {message, stack} = asErrorLike(error);
  if (typeof message !== 'string' || typeof stack !== 'string') return undefined;
  const frames = stack.slice(stack.lastIndexOf(message) + message.length);
  return /^\s+at (.+)$/m.exec(frames)?.[1];
}
