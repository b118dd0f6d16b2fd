import {runJob} from '../lib/adapter';
import {createDependencies} from '../lib/dependencies';
import {runDay} from './run-day';

import type {Config, Context} from '@netlify/functions';

/** Once a day: removes what has been kept long enough. */
export default function retention(_request: Request, context: Context): Promise<Response> {
  return runJob(context, createDependencies(), runDay);
}

// At night where most customers are, and off the full hour, when everybody's jobs run.
export const config: Config = {schedule: '23 7 * * *'};
