import type {Subscription} from '@site/src/contracts/newsletter';

/** `error` is about the address, `detail` about anything else; both say what to do. Neither: no answer came. */
export type PostResult = {ok: true} | {ok: false; error?: string; detail?: string};

/** After so many milliseconds without an answer the sign-up counts as not sent. A second one does no harm. */
const timeout = 20_000;

function readText(source: unknown, name: string): string | undefined {
  const value = new Map<string, unknown>(Object.entries(source ?? {})).get(name);
  return typeof value === 'string' ? value : undefined;
}

/** The words of problem details (RFC 9457), if this is any. */
function readProblem(problem: unknown): Omit<PostResult & {ok: false}, 'ok'> {
  const errors = new Map<string, unknown>(Object.entries(problem ?? {})).get('errors');
  const error = readText(errors, 'email');
  const detail = readText(problem, 'detail');
  return {...(error !== undefined && {error}), ...(detail !== undefined && {detail})};
}

/** Sends a sign-up. Never throws: whatever goes wrong is `ok: false`. */
export async function postSubscription(address: string, subscription: Subscription): Promise<PostResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(subscription),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return {ok: true};
    return {ok: false, ...readProblem(await response.json())};
  } catch {
    return {ok: false};
  }
}
