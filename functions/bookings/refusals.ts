import type {Fault} from '../lib/booking/free-times';
import type {Problem} from '../lib/http/problem';
import type {Errors} from '../lib/pipeline/types';

import type {Availability} from '../../src/contracts/booking';

/** A booking that breaks its contract. */
export function invalidProblem(errors: Errors): Problem {
  return {
    status: 422,
    outcome: 'invalid',
    title: 'Please check your booking',
    detail: 'Change what is marked, then send it again.',
    errors,
  };
}

const faults: Readonly<Record<Fault, string>> = {
  past: 'This time is over. Choose a later one.',
  soon: 'This time is too close. Choose a later one.',
  far: 'This time is too far ahead. Choose an earlier one.',
  closed: 'Nobody gives demos at this time. Choose one of the times that are offered.',
};

/** A time that nobody ever offered. */
export function faultProblem(fault: Fault): Problem {
  return {...invalidProblem({start: faults[fault]}), outcome: fault};
}

/** @param availability What is left, for a script. */
export function takenProblem(availability: Availability | undefined): Problem {
  return {
    status: 409,
    outcome: 'taken',
    title: 'This time was just taken',
    detail: 'Somebody booked it a moment ago. Choose another one; what you typed is still there.',
    errors: {start: 'Choose another time.'},
    ...(availability && {more: {availability}}),
  };
}

/** @param seconds Until the next booking will be taken. */
export function limitedProblem(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: 429,
    outcome: 'limited',
    title: 'That was a lot of bookings',
    detail: `We take a few at a time from one address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: {'Retry-After': String(seconds)},
  };
}
