import type {ProblemTexts} from '../http/problems/problem';

/** Problem texts of `/api/contact`. The shared ones already talk about messages. */
export const texts: ProblemTexts = {
  shared: {},
  invalid: {title: 'Please check your message', detail: 'Correct these fields, then send it again.'},
  limited: {
    title: 'Too many messages',
    detail: 'We limit how many messages one network can send. Send this one again',
  },
};

/** Problem texts of `/api/trial`, whose visitors send a request rather than a message. */
export const trialTexts: ProblemTexts = {
  shared: {
    'wrong-method': {title: 'Only POST is allowed here', detail: 'Send a POST request, as the trial form does.'},
    'other-origin': {
      title: 'This request came from another site',
      detail: 'Open the trial page on our site and send your request there.',
    },
    'too-large': {
      title: 'Your request is too large',
      detail: 'Go back, shorten it and send it again. A request can be up to 64 KiB.',
    },
    error: {
      title: 'Something went wrong on our side',
      detail: 'Your request was not saved. Send it again in a moment.',
    },
    unavailable: {
      title: 'We couldn’t save your request',
      detail: 'Our database isn’t responding. Send your request again in 30 seconds.',
    },
  },
  invalid: {title: 'Please check your details', detail: 'Correct these fields, then send them again.'},
  limited: {title: 'Too many requests', detail: 'We limit how many requests one network can send. Send this one again'},
};
