import {jobContext, runJob} from '../http/adapter';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {runOutbox} from './run-outbox';

import type {Config, Context} from '@netlify/functions';

/**
 * Every ten minutes: sends due deliveries. First attempts are made right after the response, so the database can sleep
 * in between. On a developer's machine, `npm start` calls it.
 */
export default function outbox(_request: Request, context: Context): Promise<Response> {
  return runJob(context, createSendingDependencies(jobContext(context)), runOutbox);
}

export const config: Config = {schedule: '*/10 * * * *'};
