import {handleRequest} from '../http/adapter';
import {secretsOf} from '../security/secrets';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {handleSubscribe} from './handle-subscribe';
import {createSubscriberStore} from './subscriber-store';

import type {Config, Context} from '@netlify/functions';

/** `/api/subscribe` and below, on Netlify. */
export default function subscribe(request: Request, context: Context): Promise<Response> {
  const dependencies = createSendingDependencies(context);
  const {connect, channels, environment} = dependencies;
  const store = createSubscriberStore(connect, {notifyCrm: channels.includes('crm'), secrets: secretsOf(environment)});
  return handleRequest(context, dependencies, (caller) => handleSubscribe(request, caller, {...dependencies, store}));
}

// Literal paths, because Netlify reads them without running the code. Mail programs unsubscribe users from a few shared
// addresses, so the platform's limit is higher than for the contact form.
export const config: Config = {
  path: ['/api/subscribe', '/api/subscribe/confirm', '/api/subscribe/unsubscribe'],
  rateLimit: {windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain']},
};
