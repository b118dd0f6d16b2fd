import {formTokenPath} from '#src/contracts/honeypot';
import {readText} from '#src/lib/read-json';

export type TokenKeeper = {
  /** Someone has begun to fill in the form. */
  touch: () => void;
  /** The server's signed note of when that was; without one the message is as good. */
  read: () => string | undefined;
};

/** After so many milliseconds a form does without. */
const timeout = 10_000;

async function fetchToken(): Promise<string | undefined> {
  const response = await fetch(formTokenPath, {signal: AbortSignal.timeout(timeout)});
  return response.ok ? readText(await response.json(), 'token') : undefined;
}

/** Asks for the token of one form when it is first touched: nothing is asked of the server before the visitor acts. */
export function createTokenKeeper(): TokenKeeper {
  let asked = false;
  let token: string | undefined;
  return {
    touch: () => {
      if (asked) return;
      asked = true;
      fetchToken().then(
        (given) => {
          token = given;
        },
        () => undefined,
      );
    },
    read: () => token,
  };
}
