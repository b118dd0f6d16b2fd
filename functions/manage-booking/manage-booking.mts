import {handleRequest} from '../http/adapter';
import {openBookings} from '../scheduling/open-bookings';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {handleManage} from './change-booking';

import type {Config, Context} from '@netlify/functions';

/** `/api/bookings/manage` on Netlify: what the links in booking emails open. */
export default function manageBooking(request: Request, context: Context): Promise<Response> {
  const dependencies = openBookings(createSendingDependencies(context));
  return handleRequest(context, dependencies, (caller) => handleManage(request, caller, dependencies));
}

export const config: Config = {
  path: '/api/bookings/manage',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
