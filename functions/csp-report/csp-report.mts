import {answerWith, createWorld} from '../lib/adapter';
import {handleCspReport} from './handle-csp-report';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/csp-report`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default function cspReport(request: Request, context: Context): Promise<Response> {
  const world = createWorld();
  return answerWith(context, world, (caller) => handleCspReport(request, caller, world));
}

// Literal, since Netlify reads it without running the code.
export const config: Config = {
  path: '/api/csp-report',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
