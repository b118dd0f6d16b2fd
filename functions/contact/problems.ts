import type {EndpointWords} from '../lib/problems/problem';

/** What `/api/contact` says of its refusals; the shared ones are about messages anyway. */
export const words: EndpointWords = {
  shared: {},
  invalid: {title: 'Please check your message', detail: 'Change these fields, then send it again.'},
  limited: {
    title: 'That was a lot of messages',
    detail: 'We take a few at a time from one address. Send this one again',
  },
};
