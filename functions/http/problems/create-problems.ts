import type {Form} from '#src/contracts/form';
import {type ContactDetails, describeWait, type Errors, methodProblem, type Problem} from './problem';

/** The problems of a form, in its own words. */
export function createProblems({name, noun}: Pick<Form, 'name' | 'noun'>) {
  return {
    method: methodProblem('POST', {
      title: 'Only POST is allowed here',
      detail: `Send a POST request, as the ${name} form does.`,
    }),
    origin: {
      status: 403,
      outcome: 'other-origin',
      title: 'This request came from another site',
      detail: `Open the form on our site and send your ${noun} there.`,
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
      title: `Your ${noun} is too large`,
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
      detail: `Your ${noun} was not saved. Send it again in a moment.`,
    },
    unavailable: {
      status: 503,
      outcome: 'unavailable',
      title: `We couldn’t save your ${noun}`,
      detail: 'Our database isn’t responding. Send it again in 30 seconds.',
      headers: {'Retry-After': '30'},
    },
    /** Fields that fail validation. */
    invalid: (errors: Errors): Problem => ({
      status: 422,
      outcome: 'invalid',
      title: `Please check your ${noun}`,
      detail: `Correct ${Object.keys(errors).length === 1 ? 'this field' : 'these fields'}, then send it again.`,
      errors,
    }),
    /**
     * @param seconds Until the sender's next request will be accepted.
     * @param contact Offered instead: a limit can hit someone who only shares a network.
     */
    limited: (seconds: number, {companyPhone, supportMailbox}: ContactDetails): Problem => ({
      status: 429,
      outcome: 'limited',
      title: `Too many ${noun}s`,
      detail: `We limit how many ${noun}s we accept from one network. Send this one again in ${describeWait(seconds)}. Or call ${companyPhone} or email ${supportMailbox.address}.`,
      headers: {'Retry-After': String(seconds)},
    }),
  } as const satisfies Readonly<Record<string, Problem | ((...args: never[]) => Problem)>>;
}

/** Problems of the pages behind links in our mails. */
export const linkProblems = {
  ...createProblems({name: 'page', noun: 'change'}),
  method: methodProblem('GET, HEAD, POST', {
    title: 'Only GET and POST are allowed here',
    detail: 'Open the page with GET, or send a POST request, as its buttons do.',
  }),
  brokenToken: {
    status: 400,
    outcome: 'broken-token',
    title: 'This link is incomplete',
    detail: 'Open it from the email again. If you copied it, make sure you copied the whole link.',
  },
} as const;
