import {answerWith, createWorld} from '../lib/adapter';
import {createBookingStore} from '../lib/booking/booking-store';
import {bookingRules, hosts} from '../lib/booking/hosts';
import {handleAvailability} from './handle-availability';

import type {Config, Context} from '@netlify/functions';

/** `GET /api/availability`: connects the endpoint to Netlify, the database and the clock. */
export default function availability(request: Request, context: Context): Promise<Response> {
  const world = createWorld();
  const offer = {hosts, rules: bookingRules};
  const store = createBookingStore(world.connect, {...offer, channels: world.channels, createId: world.createId});
  return answerWith(context, world, (caller) => handleAvailability(request, caller, {...world, ...offer, store}));
}

export const config: Config = {
  path: '/api/availability',
  rateLimit: {windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain']},
};
