import {connect} from '../lib/database/connect';
import {closeDatabase} from '../lib/database/database';
import {readEnvironment} from '../lib/environment';
import {createLog} from '../lib/log';
import {createMailer} from '../lib/mail/create-mailer';
import {handleSubscribe} from './handle-subscribe';
import {createSubscriberStore} from './subscriber-store';

import {randomUUID} from 'node:crypto';

import type {Config, Context} from '@netlify/functions';

/** `/api/subscribe` and the two addresses below it: connects the endpoint to Netlify, the environment, clock and console. */
export default async function subscribe(request: Request, context: Context): Promise<Response> {
  const environment = readEnvironment(process.env);
  const clock = () => new Date();
  const deferred: Promise<void>[] = [];
  const response = await handleSubscribe(
    request,
    {
      ip: context.ip,
      requestId: context.requestId,
      defer: (work) => deferred.push(work),
    },
    {
      store: createSubscriberStore(() => connect(environment)),
      mailer: createMailer(environment),
      clock,
      createId: randomUUID,
      log: createLog(clock),
      environment,
    },
  );
  context.waitUntil(Promise.all(deferred).then(() => (environment.local ? closeDatabase() : undefined)));
  return response;
}

// Literal paths: Netlify reads them without running the code. Mail programs share few addresses when they unsubscribe for
// their users, so the platform's limit is wider here than for the contact form.
export const config: Config = {
  path: ['/api/subscribe', '/api/subscribe/confirm', '/api/subscribe/unsubscribe'],
  rateLimit: {windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain']},
};
