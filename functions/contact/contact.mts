import {answerWith, createWorld} from '../lib/adapter';
import {createContactStore} from './contact-store';
import {handleContact} from './handle-contact';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/contact`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default function contact(request: Request, context: Context): Promise<Response> {
  const world = createWorld();
  const {connect, channels, createId, environment} = world;
  const screening = {sameWords: 3, flood: environment.floodLimit};
  const store = createContactStore(connect, {channels, screening, createId});
  return answerWith(context, world, (caller) => handleContact(request, caller, {...world, store}));
}

// The platform refuses floods before they reach the function. `aggregateBy` must be an array: a bare "ip" would count all
// visitors of the domain as one.
export const config: Config = {
  path: '/api/contact',
  rateLimit: {windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain']},
};
