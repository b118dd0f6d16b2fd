import type {Problem} from '../lib/http/problem';
import type {Errors} from '../lib/pipeline/types';

export function invalidProblem(errors: Errors): Problem {
  return {
    status: 422,
    outcome: 'invalid',
    title: 'Please check your message',
    detail: 'Change these fields, then send it again.',
    errors,
  };
}

/** @param seconds Until the next message will be taken. */
export function limitedProblem(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: 429,
    outcome: 'limited',
    title: 'That was a lot of messages',
    detail: `We take a few at a time from one address. Send this one again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: {'Retry-After': String(seconds)},
  };
}
