import {handleRequest} from '../http/adapter';
import {openBookings} from '../scheduling/open-bookings';
import {createDependencies} from '../setup/dependencies';
import {handleCalendars} from './show-calendars';

import type {Config, Context} from '@netlify/functions';

/** Demos as calendar files, on Netlify. They only read, so they need no delivery channels. */
export default function bookingCalendars(request: Request, context: Context): Promise<Response> {
  const dependencies = openBookings({...createDependencies(context), channels: []});
  return handleRequest(context, dependencies, (caller) => handleCalendars(request, caller, dependencies));
}

// Literal paths, because Netlify reads them without running the code.
export const config: Config = {
  path: ['/api/bookings/demo.ics', '/api/bookings/host.ics'],
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
