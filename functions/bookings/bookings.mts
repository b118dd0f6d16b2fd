import {handleRequest} from '../http/adapter';
import {openBookings} from '../booking/open-bookings';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {handleBookings} from './handle-bookings';

import type {Config, Context} from '@netlify/functions';

/** `/api/bookings` and below, on Netlify. */
export default function bookings(request: Request, context: Context): Promise<Response> {
  const dependencies = openBookings(createSendingDependencies(context));
  return handleRequest(context, dependencies, (caller) => handleBookings(request, caller, dependencies));
}

// Literal paths, because Netlify reads them without running the code.
export const config: Config = {
  path: [
    '/api/bookings',
    '/api/bookings/form',
    '/api/bookings/manage',
    '/api/bookings/confirm',
    '/api/bookings/demo.ics',
    '/api/bookings/host.ics',
  ],
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
