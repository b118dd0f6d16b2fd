import {handleRequest} from '../http/adapter';
import {openBookings} from '../scheduling/open-bookings';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {handleTeam} from './handle-team';

import type {Config, Context} from '@netlify/functions';

/** `/api/team` on Netlify. */
export default function team(request: Request, context: Context): Promise<Response> {
  const dependencies = openBookings(createSendingDependencies(context));
  return handleRequest(context, dependencies, (caller) => handleTeam(request, caller, dependencies));
}

export const config: Config = {
  path: '/api/team',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
