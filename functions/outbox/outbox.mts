import {createWorld} from '../lib/adapter';
import {closeDatabase} from '../lib/database/database';
import {runMinute} from './run-minute';

import type {Config, Context} from '@netlify/functions';

/** Once a minute: sends what is due. On a developer's machine `npm start` asks for it, as Netlify does elsewhere. */
export default async function outbox(_request: Request, context: Context): Promise<Response> {
  const world = createWorld();
  const response = await runMinute(context.requestId, world);
  if (world.environment.local) await closeDatabase();
  return response;
}

export const config: Config = {schedule: '* * * * *'};
