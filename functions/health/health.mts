import {answerWith, createWorld} from '../lib/adapter';
import {createTransports, openChannels} from '../lib/deliveries/transports';
import {handleHealth} from './handle-health';

import type {Config, Context} from '@netlify/functions';

/** `GET /api/health`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default function health(request: Request, context: Context): Promise<Response> {
  const world = createWorld();
  const channels = openChannels(createTransports(world.environment));
  return answerWith(context, world, ({requestId}) => handleHealth(request, requestId, {...world, channels}));
}

// Each answer asks the database, so a stranger may not ask without end.
export const config: Config = {
  path: '/api/health',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
