import {answerWith, createWorld} from '../lib/adapter';
import {openBookings} from '../lib/booking/open-bookings';
import {handleAvailability} from './handle-availability';

import type {Config, Context} from '@netlify/functions';

/** `GET /api/availability`: connects the endpoint to Netlify, the database and the clock. */
export default function availability(request: Request, context: Context): Promise<Response> {
  const world = openBookings(createWorld());
  return answerWith(context, world, (caller) => handleAvailability(request, caller, world));
}

export const config: Config = {
  path: '/api/availability',
  rateLimit: {windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain']},
};
