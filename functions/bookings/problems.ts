import type {Problem} from '../lib/http/problem';
import {closedProblem, linkProblems, methodProblem, sayAs, type EndpointWords} from '../lib/http/refusals';

export const problems = {
  ...linkProblems,
  readMethod: methodProblem('GET, HEAD', {title: 'This address can only be read', detail: 'Ask for it with GET.'}),
  expired: {
    status: 410,
    outcome: 'expired',
    title: 'This link has expired',
    detail: 'It worked until the demo began. If the demo was moved, the latest mail has a new link.',
  },
  gone: {
    status: 410,
    outcome: 'gone',
    title: 'This booking is gone',
    detail: 'It was deleted. You can book another demo at any time.',
  },
  stale: {
    status: 409,
    outcome: 'stale',
    title: 'This demo was changed meanwhile',
    detail: 'Below is how it stands now. Choose again if you still want to change it.',
  },
  unknownAction: {
    status: 422,
    outcome: 'invalid',
    title: 'This cannot be done',
    detail: 'Send action=move with a start, or action=cancel.',
  },
  closed: closedProblem({
    title: 'Booking does not work at the moment',
    detail: 'Write to us, and we find a time together.',
  }),
} as const satisfies Readonly<Record<string, Problem>>;

/** What `/api/bookings` says of its refusals. */
export const words: EndpointWords = {
  invalid: {title: 'Please check your booking', detail: 'Change what is marked, then send it again.'},
  limited: {
    title: 'That was a lot of bookings',
    detail: 'We take a few at a time from one address. Try again',
  },
  shared: {
    'wrong-method': {title: 'This address takes bookings', detail: 'Send it a POST request, as the calendar does.'},
    'other-origin': {title: 'This came from another site', detail: 'Open the calendar on our site and book there.'},
    'too-large': {title: 'This is too long', detail: 'Shorten it and send it again. A request may be 16 KiB long.'},
    error: {title: 'Something went wrong on our side', detail: 'Nothing was booked or changed. Try again in a moment.'},
    unavailable: {
      title: 'We could not save this',
      detail: 'Our database does not answer. Try again in half a minute.',
    },
  },
};

/** A refusal of functions/lib in this endpoint's words. */
export const inOurWords = sayAs(words);
