import {createWorld} from '../lib/adapter';
import {closeDatabase} from '../lib/database/database';
import {runDay} from './run-day';

import type {Config, Context} from '@netlify/functions';

/** Once a day: removes what has been kept long enough. */
export default async function retention(_request: Request, context: Context): Promise<Response> {
  const world = createWorld();
  const response = await runDay(context.requestId, world);
  if (world.environment.local) await closeDatabase();
  return response;
}

// At night where most customers are, and off the full hour, when everybody's jobs run.
export const config: Config = {schedule: '23 7 * * *'};
