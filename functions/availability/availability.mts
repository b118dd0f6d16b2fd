import {handleRequest} from '../http/adapter';
import {openBookings} from '../scheduling/open-bookings';
import {createDependencies} from '../setup/dependencies';
import {handleAvailability} from './handle-availability';

import type {Config, Context} from '@netlify/functions';

/** `GET /api/availability` on Netlify. It only reads, so it needs no delivery channels. */
export default function availability(request: Request, context: Context): Promise<Response> {
  const dependencies = openBookings({...createDependencies(context), channels: []});
  return handleRequest(context, dependencies, (caller) => handleAvailability(request, caller, dependencies));
}

export const config: Config = {
  path: '/api/availability',
  rateLimit: {windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain']},
};
