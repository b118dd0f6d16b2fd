import {methodProblem, type Problem} from './problem';

/** Problems all endpoints share; `rephrase` adapts them to an endpoint. */
export const problems = {
  method: {
    status: 405,
    outcome: 'wrong-method',
    title: 'Only POST is allowed here',
    detail: 'Send a POST request, as the contact form does.',
    headers: {Allow: 'POST'},
  },
  origin: {
    status: 403,
    outcome: 'other-origin',
    title: 'This request came from another site',
    detail: 'Open the contact page on our site and send your message there.',
  },
  type: {
    status: 415,
    outcome: 'wrong-type',
    title: 'This content type isn’t accepted',
    detail: 'Send application/json or application/x-www-form-urlencoded, encoded in UTF-8.',
    headers: {Accept: 'application/json, application/x-www-form-urlencoded'},
  },
  tooLarge: {
    status: 413,
    outcome: 'too-large',
    title: 'Your message is too large',
    detail: 'Go back, shorten it and send it again. A request can be up to 64 KiB.',
  },
  broken: {
    status: 400,
    outcome: 'broken',
    title: 'This request can’t be read',
    detail: 'The content doesn’t match its content type. Go back and send it again.',
  },
  key: {
    status: 400,
    outcome: 'broken-key',
    title: 'This Idempotency-Key can’t be used',
    detail: 'Use 16 to 128 letters, digits, hyphens or underscores, or leave the header out.',
  },
  otherRequest: {
    status: 422,
    outcome: 'other-request',
    title: 'This was already sent with different content',
    detail: 'Check what you typed and send it again. Scripts need a new Idempotency-Key for each new request.',
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
    title: 'We couldn’t save your message',
    detail: 'Our database isn’t responding. Send your message again in 30 seconds.',
    headers: {'Retry-After': '30'},
  },
} as const satisfies Readonly<Record<string, Problem>>;

/** Problems of the pages behind links in our mails. */
export const linkProblems = {
  pageMethod: methodProblem('GET, HEAD, POST', {
    title: 'Only GET and POST are allowed here',
    detail: 'Open the page with GET, or send a POST request, as its buttons do.',
  }),
  broken: {
    status: 400,
    outcome: 'broken-token',
    title: 'This link is incomplete',
    detail: 'Open it from the email again. If you copied it, make sure you copied the whole link.',
  },
} as const satisfies Readonly<Record<string, Problem>>;
