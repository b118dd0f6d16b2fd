import {handleRequest} from '../http/adapter';
import {createDependencies} from '../setup/dependencies';
import {handleFault} from './handle-fault';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/faults` on Netlify. */
export default function faults(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(context);
  return handleRequest(context, dependencies, (caller) => handleFault(request, caller, dependencies));
}

// Literal, because Netlify reads it without running the code.
export const config: Config = {
  path: '/api/faults',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
