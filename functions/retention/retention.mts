import {jobContext, runJob} from '../lib/adapter';
import {configuredChannels} from '../lib/deliveries/channels';
import {createDependencies} from '../lib/dependencies';
import {runDay} from './run-day';

import type {Config, Context} from '@netlify/functions';

/** Once a day: removes what has been kept long enough. */
export default function retention(_request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(jobContext(context));
  const channels = configuredChannels(dependencies.environment);
  return runJob(context, {...dependencies, channels}, runDay);
}

// At night where most customers are, and off the full hour, when everybody's jobs run.
export const config: Config = {schedule: '23 7 * * *'};
