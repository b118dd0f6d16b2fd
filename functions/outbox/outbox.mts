import {runJob} from '../lib/adapter';
import {createSendingDependencies} from '../lib/sending-dependencies';
import {runMinute} from './run-minute';

import type {Config, Context} from '@netlify/functions';

/** Once a minute: sends what is due. On a developer's machine `npm start` asks for it, as Netlify does elsewhere. */
export default function outbox(_request: Request, context: Context): Promise<Response> {
  return runJob(context, createSendingDependencies(), runMinute);
}

export const config: Config = {schedule: '* * * * *'};
