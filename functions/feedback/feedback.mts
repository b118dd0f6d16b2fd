import {connect} from '../lib/database/connect';
import {closeDatabase} from '../lib/database/database';
import {readEnvironment} from '../lib/environment';
import {createLog} from '../lib/log';
import {createFeedbackStore} from './feedback-store';
import {handleFeedback} from './handle-feedback';

import {randomUUID} from 'node:crypto';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/feedback`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default async function feedback(request: Request, context: Context): Promise<Response> {
  const environment = readEnvironment(process.env);
  const clock = () => new Date();
  const response = await handleFeedback(
    request,
    {ip: context.ip, requestId: context.requestId},
    {
      store: createFeedbackStore(() => connect(environment)),
      clock,
      createId: randomUUID,
      log: createLog(clock),
      environment,
    },
  );
  if (environment.local) context.waitUntil(closeDatabase());
  return response;
}

// Literal, since Netlify reads it without running the code.
export const config: Config = {
  path: '/api/feedback',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
