import {handleRequest} from '../lib/adapter';
import {createDependencies} from '../lib/dependencies';
import {handleShortLinks} from './handle-short-links';

import type {Config, Context} from '@netlify/functions';

/** `/d/…` and `/n/…` on Netlify: redirects the short links in mails. */
export default function shortLinks(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(context);
  return handleRequest(context, dependencies, ({requestId}) => handleShortLinks(request, requestId, dependencies));
}

export const config: Config = {
  path: ['/d/:code', '/d/:code/:target', '/n/:code', '/n/:code/:target'],
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
