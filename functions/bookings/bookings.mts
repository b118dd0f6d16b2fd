import {bookingsPath} from '#src/contracts/booking';
import {handleRequest} from '../http/adapter';
import {findSite, pathOf} from '../http/site';
import {createMessageStore} from '../leads/message-store';
import {openBookings} from '../scheduling/open-bookings';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {showFormPage} from './show-form';
import {handleBooking} from './take-booking';

import type {Config, Context} from '@netlify/functions';

const memory = {};

/** New bookings, on Netlify. The form shares the open times that the process remembers. */
export default function bookings(request: Request, context: Context): Promise<Response> {
  const dependencies = openBookings(createSendingDependencies(context));
  const {connect, channels, createId, environment} = dependencies;
  const messageLimits = {flood: environment.floodLimit};
  const site = findSite(request, environment);
  const messages = createMessageStore(connect, {channels, messageLimits, createId, site});
  const handle = pathOf(request) === bookingsPath ? handleBooking : showFormPage;
  return handleRequest(context, dependencies, (caller) => handle(request, caller, {...dependencies, messages, memory}));
}

// Literal paths, because Netlify reads them without running the code.
export const config: Config = {
  path: ['/api/bookings', '/api/bookings/form'],
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
