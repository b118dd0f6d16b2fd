export const site = 'https://www.scalewell.example';

type Headers = Record<string, string>;

/** A request as scripts of our pages send it. A text is sent as it is. */
export const sendJson = (address: string, body: unknown, headers: Headers = {}) =>
  new Request(address, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...headers},
  });

/** A form as a browser without JavaScript posts it. */
export const sendForm = (address: string, fields: Record<string, string>, headers: Headers = {}) =>
  new Request(address, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*;q=0.8', ...headers},
  });

let senders = 0;

/** An IP address that has sent nothing yet. */
export function newSender(): string {
  senders += 1;
  return `10.${String(senders >> 16)}.${String((senders >> 8) & 255)}.${String(senders & 255)}`;
}
