import {jobContext, runJob} from '../http/adapter';
import {configuredChannels} from '../delivery/channels';
import {createDependencies} from '../setup/dependencies';
import {runRetention} from './run-retention';

import type {Config, Context} from '@netlify/functions';

/** Daily: deletes what is past its retention period. */
export default function retention(_request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(jobContext(context));
  const channels = configuredChannels(dependencies.environment);
  return runJob(context, {...dependencies, channels}, runRetention);
}

// At night for most customers, and not on the hour, when most jobs run.
export const config: Config = {schedule: '23 7 * * *'};
