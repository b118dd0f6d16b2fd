import {configuredChannels} from '../delivery/channels';
import {handleRequest} from '../http/adapter';
import {blobHints} from '../setup/blob-hints';
import {createDependencies} from '../setup/dependencies';
import {handleHealth} from './handle-health';

import type {Config, Context} from '@netlify/functions';

/** `GET /api/health` on Netlify. */
export default function health(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(context);
  const channels = configuredChannels(dependencies.environment);
  const hints = dependencies.environment.local ? undefined : blobHints;
  return handleRequest(context, dependencies, ({requestId}) =>
    handleHealth(request, requestId, {...dependencies, channels, hints}),
  );
}

export const config: Config = {
  path: '/api/health',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
