import {readText} from '#src/lib/read-json';

export type TokenKeeper = {
  /** Someone has begun to fill in the form. */
  touch: () => void;
  /** The server's signed note of when that was; without one the message is as good. */
  read: () => string | undefined;
};

/** After so many milliseconds a form does without. */
const timeout = 10_000;

async function fetchToken(address: string): Promise<string | undefined> {
  const response = await fetch(address, {signal: AbortSignal.timeout(timeout)});
  return response.ok ? readText(await response.json(), 'token') : undefined;
}

/** Asks for the token of one form when it is first touched: nothing is asked of the server before the visitor acts. */
export function createTokenKeeper(address: string): TokenKeeper {
  let asked = false;
  let token: string | undefined;
  return {
    touch: () => {
      if (asked) return;
      asked = true;
      fetchToken(address).then(
        (given) => {
          token = given;
        },
        () => undefined,
      );
    },
    read: () => token,
  };
}

/** What tells a person from a program: the form's token, and the value of the honeypot field. */
export type FormSigns = {token?: string | undefined; decoy: string};

/** The value of the honeypot field. */
export function readDecoy(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
}
