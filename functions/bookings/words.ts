import {rephrase, type EndpointWords} from '../lib/problems/problem';

/** What `/api/bookings` says in its problems. */
export const words: EndpointWords = {
  invalid: {title: 'Please check your booking', detail: 'Change what is marked, then send it again.'},
  limited: {
    title: 'That was a lot of bookings',
    detail: 'We take a few at a time from one address. Try again',
  },
  shared: {
    'wrong-method': {title: 'This address takes bookings', detail: 'Send it a POST request, as the calendar does.'},
    'other-origin': {title: 'This came from another site', detail: 'Open the calendar on our site and book there.'},
    'too-large': {title: 'This is too long', detail: 'Shorten it and send it again.'},
    error: {title: 'Something went wrong on our side', detail: 'Nothing was booked or changed. Try again in a moment.'},
    unavailable: {
      title: 'We could not save this',
      detail: 'Our database does not answer. Try again in half a minute.',
    },
  },
};

/** What a sender reads who changes bookings too often. */
export const changeWords = {
  title: 'That was a lot of changes',
  detail: 'Your demo stays at its current time. Try again',
};

/** Puts a shared problem into this endpoint's words. */
export const inOurWords = rephrase(words);
