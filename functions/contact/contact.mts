import {connect} from '../lib/database/connect';
import {closeDatabase} from '../lib/database/database';
import {readEnvironment} from '../lib/environment';
import {createLog} from '../lib/log';
import {createMailer} from '../lib/mail/create-mailer';
import {createContactStore} from './contact-store';
import {handleContact} from './handle-contact';

import {randomUUID} from 'node:crypto';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/contact`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default async function contact(request: Request, context: Context): Promise<Response> {
  const environment = readEnvironment(process.env);
  const clock = () => new Date();
  const deferred: Promise<void>[] = [];
  const response = await handleContact(
    request,
    {
      ip: context.ip,
      requestId: context.requestId,
      defer: (work) => deferred.push(work),
    },
    {
      store: createContactStore(() => connect(environment)),
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

// The platform refuses floods before they reach the function. `aggregateBy` must be an array: a bare "ip" would count all
// visitors of the domain as one.
export const config: Config = {
  path: '/api/contact',
  rateLimit: {windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain']},
};
