import {handleRequest} from '../lib/adapter';
import {createDependencies} from '../lib/dependencies';
import {handleVitals} from './handle-vitals';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/vitals` on Netlify. */
export default function vitals(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(context);
  return handleRequest(context, dependencies, (caller) => handleVitals(request, caller, dependencies));
}

// Literal, because Netlify reads it without running the code.
export const config: Config = {
  path: '/api/vitals',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
