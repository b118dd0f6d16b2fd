import type {EndpointWords} from '../lib/problems/problem';

/** What `/api/feedback` says of its refusals. */
export const words: EndpointWords = {
  invalid: {title: 'Please check your answer'},
  limited: {
    title: 'That was a lot of answers',
    detail: 'We take a few at a time from one address. Send this one again',
  },
  shared: {
    'wrong-method': {
      title: 'This address takes answers',
      detail: 'Send it a POST request, as the form under a page of the documentation does.',
    },
    'other-origin': {
      title: 'This came from another site',
      detail: 'Open the page on our site and answer there.',
    },
    'too-large': {title: 'Your answer is too large', detail: 'Go back and shorten it. A request may be 64 KiB long.'},
    error: {title: 'Something went wrong on our side', detail: 'Your answer was not saved. Send it again in a moment.'},
    unavailable: {
      title: 'We could not save your answer',
      detail: 'Our database does not answer. Send it again in half a minute.',
    },
  },
};
