import {answerWith} from '../lib/adapter';
import {configuredChannels} from '../lib/deliveries/channels';
import {createDependencies} from '../lib/dependencies';
import {handleHealth} from './handle-health';

import type {Config, Context} from '@netlify/functions';

/** `GET /api/health`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default function health(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(context);
  const channels = configuredChannels(dependencies.environment);
  return answerWith(context, dependencies, ({requestId}) =>
    handleHealth(request, requestId, {...dependencies, channels}),
  );
}

// A deep answer asks the database, so a stranger may not ask without end.
export const config: Config = {
  path: '/api/health',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
