import {rephrase, type ProblemTexts} from '../http/problems/problem';

/** Problem texts of `/api/bookings`. */
export const texts: ProblemTexts = {
  invalid: {title: 'Please check your booking', detail: 'Correct the marked fields, then send it again.'},
  limited: {
    title: 'Too many bookings',
    detail: 'We limit how many demos one network, or one email address, can book. Try again',
  },
  shared: {
    'wrong-method': {title: 'Only POST is allowed here', detail: 'Send a POST request, as the calendar does.'},
    'other-origin': {
      title: 'This request came from another site',
      detail: 'Open the calendar on our site and book there.',
    },
    'too-large': {title: 'This is too long', detail: 'Shorten it and send it again.'},
    error: {title: 'Something went wrong on our side', detail: 'Nothing was booked or changed. Try again in a moment.'},
    unavailable: {
      title: 'We couldn’t save this',
      detail: 'Our database isn’t responding. Try again in 30 seconds.',
    },
  },
};

/** Shown to a visitor who changes bookings too often. */
export const changeText = {
  title: 'Too many changes',
  detail: 'Your demo stays at its current time. Try again',
};

/** Rephrases a shared problem for this endpoint. */
export const rephraseProblem = rephrase(texts);
