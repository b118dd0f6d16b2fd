import type {Fault} from '../lib/booking/free-times';
import type {Problem} from '../lib/http/problem';
import {invalidProblem} from '../lib/http/refusals';
import {words} from './problems';

import type {Availability} from '#src/contracts/booking';

const faults: Readonly<Record<Fault, string>> = {
  past: 'This time is over. Choose a later one.',
  soon: 'This time is too close. Choose a later one.',
  far: 'This time is too far ahead. Choose an earlier one.',
  closed: 'Nobody gives demos at this time. Choose one of the times that are offered.',
};

/** A request to move a demo that names no time, or none that can be read. */
export const noTimeProblem = invalidProblem({start: 'Choose one of the times.'}, words.invalid);

/** A time that nobody ever offered. */
export function faultProblem(fault: Fault): Problem {
  return {...invalidProblem({start: faults[fault]}, words.invalid), outcome: fault};
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
