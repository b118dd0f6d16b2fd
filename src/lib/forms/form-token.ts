import {readText} from '#src/lib/read-json';

/** Timeout in milliseconds; after it, the form is sent without a token. */
const timeout = 10_000;

/** Milliseconds after which a new token is requested. The server accepts one for a day. */
const renewAfter = 12 * 60 * 60 * 1000;

async function fetchToken(address: string): Promise<string | undefined> {
  const response = await fetch(address, {signal: AbortSignal.timeout(timeout)});
  return response.ok ? readText(await response.json(), 'token') : undefined;
}

/**
 * Requests a form's token when it is first touched, so nothing is requested before the visitor acts, and again if the form
 * was left open for half a day.
 */
export function createTokenKeeper(address: string) {
  let requestedAt: number | undefined;
  let token: string | undefined;
  return {
    /** Call it when a visitor starts filling in the form. */
    touch: (): void => {
      if (requestedAt !== undefined && Date.now() - requestedAt < renewAfter) return;
      requestedAt = Date.now();
      fetchToken(address).then(
        (received) => {
          token = received;
        },
        () => undefined,
      );
    },
    /** The signed timestamp of that moment; messages without one are accepted, too. */
    read: (): string | undefined => token,
  };
}

/** Value of the honeypot field. */
export function readHoneypot(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
}
