import {randomUUID} from 'node:crypto';

export const site = 'https://www.scalewell.example';

type Headers = Record<string, string>;

/** A JSON request as our pages send it. A string, or bytes, are sent as they are. */
export const sendJson = (address: string, body: unknown, headers: Headers = {}) =>
  new Request(new URL(address, site), {
    method: 'POST',
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...headers},
  });

/** A form post of a browser without JavaScript. */
export const sendForm = (address: string, fields: Record<string, string>, headers: Headers = {}) =>
  new Request(new URL(address, site), {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*;q=0.8', ...headers},
  });

/** Requests to one endpoint. */
export const postsTo = (path: string) => ({
  jsonPost: (body: unknown, headers?: Headers) => sendJson(path, body, headers),
  formPost: (fields: Record<string, string>, headers?: Headers) => sendForm(path, fields, headers),
});

export const visit = (address: string, init: RequestInit = {}) =>
  new Request(new URL(address, site), {headers: {Accept: 'text/html'}, ...init});

/** A new email address. */
export const newEmail = (): string => `visitor-${randomUUID().slice(0, 13)}@oakline.example`;

let senders = 0;

/** A new IP address. */
export function newIpAddress(): string {
  senders += 1;
  return `10.${String(senders >> 16)}.${String((senders >> 8) & 255)}.${String(senders & 255)}`;
}
