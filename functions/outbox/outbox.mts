import {createLongRun, runOutboxJob} from '../delivery/outbox/run-outbox';
import {jobContext, runJob} from '../http/adapter';
import {blobHints} from '../setup/blob-hints';
import {createSendingDependencies} from '../setup/sending-dependencies';

import type {Config, Context} from '@netlify/functions';

/**
 * Every ten minutes: sends due deliveries. First attempts are made right after the response, and a hint in Netlify Blobs
 * says when something is due, so the database can sleep. On a developer's machine, `npm start` calls it.
 */
export default function outbox(_request: Request, context: Context): Promise<Response> {
  const dependencies = createSendingDependencies(jobContext(context));
  const {environment, clock} = dependencies;
  const ports = environment.local ? {} : {hints: blobHints, startLongRun: createLongRun(environment, clock)};
  return runJob(context, {...dependencies, ...ports}, runOutboxJob);
}

export const config: Config = {schedule: '*/10 * * * *'};
