import type {Availability} from '#src/contracts/booking';
import {bookingForm} from '#src/contracts/booking-form';
import {createProblems, linkProblems} from '../http/problems/create-problems';
import {closedProblem, type ContactDetails, methodProblem, type Problem} from '../http/problems/problem';
import type {StartError} from './free-times';

export const problems = {
  ...linkProblems,
  /** Of the form for a new booking, and for another time of a booking. */
  invalid: createProblems(bookingForm).invalid,
  readMethod: methodProblem('GET, HEAD', {title: 'Only GET is allowed here', detail: 'Send a GET request.'}),
  expired: {
    status: 410,
    outcome: 'expired',
    title: 'This link has expired',
    detail: 'It was valid until the demo started. If the demo was moved, use the link in the latest email.',
  },
  gone: {
    status: 410,
    outcome: 'gone',
    title: 'This booking was deleted',
    detail: 'You can book another demo at any time.',
  },
  stale: {
    status: 409,
    outcome: 'stale',
    title: 'This demo has changed',
    detail:
      'It was changed after you opened this page. Check the details below and choose again if you still want to change it.',
  },
  unknownAction: {
    status: 422,
    outcome: 'invalid',
    title: 'Unknown action',
    detail: 'Send action=move with a start, action=cancel or action=undo.',
  },
  tooManyMoves: ({companyPhone, supportMailbox}: ContactDetails): Problem => ({
    status: 429,
    outcome: 'too-many-moves',
    title: 'This demo has been moved too often',
    detail: `It stays at its current time. Cancel it and book another time. Or call ${companyPhone} or email ${supportMailbox.address}.`,
  }),
  crowded: ({companyPhone, supportMailbox}: ContactDetails): Problem => ({
    status: 409,
    outcome: 'crowded',
    title: 'We’ll have to move this one for you',
    detail: `Many demos are booked around that time. Yours stays at its current time: call ${companyPhone} or email ${supportMailbox.address}, and we’ll move it.`,
  }),
  /** An undo without a place: of the demo's changes, or among the open demos of its mailbox. */
  notRestored: ({companyPhone, supportMailbox}: ContactDetails): Problem => ({
    status: 409,
    outcome: 'not-undone',
    title: 'This cancellation can’t be undone',
    detail: `The demo was changed too often, or you have two other demos ahead. You can book another time. Or call ${companyPhone} or email ${supportMailbox.address}.`,
  }),
  notYours: {
    status: 409,
    outcome: 'not-undone',
    title: 'This cancellation can’t be undone',
    detail: 'A cancellation can be undone within an hour, by the person who made it. You can book another time.',
  },
  closed: closedProblem({
    title: 'Booking isn’t working right now',
    detail: 'Email us and we’ll find a time.',
  }),
} as const satisfies Readonly<Record<string, Problem | ((...args: never[]) => Problem)>>;

const startErrors: Readonly<Record<StartError, string>> = {
  past: 'This time has passed. Choose a later one.',
  soon: 'This time is too soon. Choose a later one.',
  far: 'This time is too far ahead. Choose an earlier one.',
  closed: 'We don’t offer demos at this time. Choose one of the times shown.',
};

/** A request to move a demo without a valid time. */
export const noTimeProblem = problems.invalid({start: 'Choose one of the times.'});

/** A start that can't be booked, whether or not it is free. */
export function startProblem(error: StartError): Problem {
  return {...problems.invalid({start: startErrors[error]}), outcome: error};
}

/** @param availability The remaining times, for API clients. */
export function takenProblem(availability: Availability | undefined): Problem {
  return {
    status: 409,
    outcome: 'taken',
    title: 'This time was just taken',
    detail: 'Someone just booked it. Choose another time; what you typed is still here.',
    errors: {start: 'Choose another time.'},
    ...(availability && {more: {availability}}),
  };
}
