/** One line of the log. Values are codes, names of outcomes, ids and times: never what a visitor typed, nor an address. */
export type LogEntry = {
  event: string;
  outcome: string;
  requestId: string;
  ms?: number;
  status?: number;
  /** Identifier of an error (`ECONNREFUSED`, an SQLSTATE), never its message: drivers put the values of a query there. */
  code?: string;
  /** Where in the code an unexpected error came from. */
  at?: string | undefined;
  file?: string;
  /** Id of a row of the outbox. */
  delivery?: string;
  /** How many, of whatever the event is about. */
  count?: number;
};

export type Log = (level: 'info' | 'warn' | 'error', entry: LogEntry) => void;

function writeToConsole(line: string): void {
  console.log(line);
}

/** Writes each entry as one line of JSON; Netlify keeps what functions print. */
export function createLog(clock: () => Date, write: (line: string) => void = writeToConsole): Log {
  return (level, entry) => {
    write(JSON.stringify({time: clock().toISOString(), level, ...entry}));
  };
}

type ErrorLike = {name?: unknown; message?: unknown; stack?: unknown; code?: unknown; cause?: unknown};

/** Errors are known by their members: one that crosses into another realm (a worker, a test) is no `instanceof Error`. */
function asErrorLike(error: unknown): ErrorLike {
  return typeof error === 'object' && error !== null ? error : {};
}

/** The code of an error, or of the error that caused it, else its name. Its message is left alone. */
export function errorCode(error: unknown): string {
  const {code, cause, name} = asErrorLike(error);
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  if (cause !== undefined) return errorCode(cause);
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'unknown';
}

/** The place in the code that threw, without the error's message, which comes before it in a stack trace. */
export function errorPlace(error: unknown): string | undefined {
  const {message, stack} = asErrorLike(error);
  if (typeof message !== 'string' || typeof stack !== 'string') return undefined;
  const frames = stack.slice(stack.lastIndexOf(message) + message.length);
  return /^\s+at (.+)$/m.exec(frames)?.[1];
}
