import {answerWith} from '../lib/adapter';
import {createSendingDependencies} from '../lib/sending-dependencies';
import {handleSubscribe} from './handle-subscribe';
import {createSubscriberStore} from './subscriber-store';

import type {Config, Context} from '@netlify/functions';

/** `/api/subscribe` and the two addresses below it: connects the endpoint to Netlify, the environment, clock and console. */
export default function subscribe(request: Request, context: Context): Promise<Response> {
  const dependencies = createSendingDependencies(context);
  const {connect, channels, createId} = dependencies;
  const store = createSubscriberStore(connect, {tellCrm: channels.includes('crm'), createId});
  return answerWith(context, dependencies, (caller) => handleSubscribe(request, caller, {...dependencies, store}));
}

// Literal paths: Netlify reads them without running the code. Mail programs share few addresses when they unsubscribe for
// their users, so the platform's limit is wider here than for the contact form.
export const config: Config = {
  path: ['/api/subscribe', '/api/subscribe/confirm', '/api/subscribe/unsubscribe'],
  rateLimit: {windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain']},
};
