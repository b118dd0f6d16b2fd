import {methodProblem, type Problem} from './problem';

/** Problems that every endpoint has; `rephrase` puts them into an endpoint's words. */
export const problems = {
  method: {
    status: 405,
    outcome: 'wrong-method',
    title: 'This address takes messages',
    detail: 'Send it a POST request, as the contact form does.',
    headers: {Allow: 'POST'},
  },
  origin: {
    status: 403,
    outcome: 'other-origin',
    title: 'This came from another site',
    detail: 'Open the contact page on our site and send your message there.',
  },
  type: {
    status: 415,
    outcome: 'wrong-type',
    title: 'This kind of content is not accepted',
    detail: 'Send application/json or application/x-www-form-urlencoded, encoded in UTF-8.',
    headers: {Accept: 'application/json, application/x-www-form-urlencoded'},
  },
  tooLarge: {
    status: 413,
    outcome: 'too-large',
    title: 'Your message is too large',
    detail: 'Go back, shorten it and send it again. A request may be 64 KiB long.',
  },
  broken: {
    status: 400,
    outcome: 'broken',
    title: 'This request cannot be read',
    detail: 'The content does not match its type. Go back and send it again.',
  },
  key: {
    status: 400,
    outcome: 'broken-key',
    title: 'This Idempotency-Key cannot be used',
    detail: 'Use 16 to 128 letters, digits, hyphens or underscores, or leave the header out.',
  },
  otherRequest: {
    status: 422,
    outcome: 'other-request',
    title: 'This was sent before with other content',
    detail: 'Check what you typed and send it again. A script must use a new Idempotency-Key for a new request.',
  },
  failed: {
    status: 500,
    outcome: 'error',
    title: 'Something went wrong on our side',
    detail: 'Your message was not saved. Send it again in a moment.',
  },
  unavailable: {
    status: 503,
    outcome: 'unavailable',
    title: 'We could not save your message',
    detail: 'Our database does not answer. Send your message again in half a minute.',
    headers: {'Retry-After': '30'},
  },
} as const satisfies Readonly<Record<string, Problem>>;

/** Problems of the pages behind the links in our mails. */
export const linkProblems = {
  pageMethod: methodProblem('GET, HEAD, POST', {
    title: 'This address shows a page',
    detail: 'Open it with GET, or send a POST request, as a button on it does.',
  }),
  broken: {
    status: 400,
    outcome: 'broken-token',
    title: 'This link is not complete',
    detail: 'Open it from the mail again. If you copied it, copy all of it, up to the end of the line.',
  },
} as const satisfies Readonly<Record<string, Problem>>;
