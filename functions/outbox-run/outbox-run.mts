import {isLongRun, runOutbox} from '../delivery/outbox/run-outbox';
import {jobContext, runJob} from '../http/adapter';
import {createSendingDependencies} from '../setup/sending-dependencies';

import type {Config, Context} from '@netlify/functions';

/** In the background, for up to nine minutes: sends what is due. The ten-minute job starts it. */
export default async function outboxRun(request: Request, context: Context): Promise<Response> {
  const dependencies = createSendingDependencies(jobContext(context));
  const {environment, clock} = dependencies;
  if (!isLongRun(request, environment, clock())) return new Response(null, {status: 403});
  return runJob(context, dependencies, (requestId, ports) => runOutbox(requestId, ports));
}

export const config: Config = {
  path: '/api/outbox',
  method: 'POST',
  background: true,
  rateLimit: {windowSize: 60, windowLimit: 10, aggregateBy: ['ip', 'domain']},
};
