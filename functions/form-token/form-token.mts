import {readEnvironment} from '../setup/environment';
import {createLog} from '../setup/log';
import {issueFormToken} from './issue-form-token';

import type {Config, Context} from '@netlify/functions';

/** `GET /api/form-token` on Netlify. */
export default function formToken(request: Request, context: Context): Response {
  const clock = () => new Date();
  return issueFormToken(request, context.requestId, {
    clock,
    log: createLog(clock),
    environment: readEnvironment(process.env, context.deploy.context),
  });
}

export const config: Config = {
  path: '/api/form-token',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
