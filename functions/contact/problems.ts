import type {ProblemTexts} from '../lib/problems/problem';

/** Problem texts of `/api/contact`. The shared ones already talk about messages. */
export const texts: ProblemTexts = {
  shared: {},
  invalid: {title: 'Please check your message', detail: 'Correct these fields, then send it again.'},
  limited: {
    title: 'Too many messages',
    detail: 'We limit how many messages one network can send. Send this one again',
  },
};
