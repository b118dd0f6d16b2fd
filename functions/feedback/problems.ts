import type {ProblemTexts} from '../http/problems/problem';

/** Problem texts of `/api/feedback`. */
export const texts: ProblemTexts = {
  invalid: {title: 'Please check your answer'},
  limited: {
    title: 'Too many answers',
    detail: 'We limit how many answers one network can send. Send this one again',
  },
  shared: {
    'wrong-method': {
      title: 'Only POST is allowed here',
      detail: 'Send a POST request, as the form at the end of each guide does.',
    },
    'other-origin': {
      title: 'This request came from another site',
      detail: 'Open the page on our site and answer there.',
    },
    'too-large': {title: 'Your answer is too large', detail: 'Go back and shorten it. A request can be up to 64 KiB.'},
    error: {title: 'Something went wrong on our side', detail: 'Your answer was not saved. Send it again in a moment.'},
    unavailable: {
      title: 'We couldn’t save your answer',
      detail: 'Our database isn’t responding. Send it again in 30 seconds.',
    },
  },
};
