import {answerWith} from '../lib/adapter';
import {createDependencies} from '../lib/dependencies';
import {handleCspReport} from './handle-csp-report';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/csp-report`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default function cspReport(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies();
  return answerWith(context, dependencies, (caller) => handleCspReport(request, caller, dependencies));
}

// Literal, since Netlify reads it without running the code.
export const config: Config = {
  path: '/api/csp-report',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
