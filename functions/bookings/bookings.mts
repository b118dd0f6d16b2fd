import {handleRequest} from '../http/adapter';
import {openBookings} from '../booking/open-bookings';
import {createMessageStore} from '../leads/message-store';
import {findSite} from '../http/site';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {handleBookings} from './handle-bookings';

import type {Config, Context} from '@netlify/functions';

const memory = {};

/** `/api/bookings` and below, on Netlify. */
export default function bookings(request: Request, context: Context): Promise<Response> {
  const dependencies = openBookings(createSendingDependencies(context));
  const {connect, channels, createId, environment} = dependencies;
  const messageLimits = {flood: environment.floodLimit};
  const messages = createMessageStore(connect, {
    ...{channels, messageLimits, createId},
    site: findSite(request, environment),
  });
  return handleRequest(context, dependencies, (caller) =>
    handleBookings(request, caller, {...dependencies, messages, memory}),
  );
}

// Literal paths, because Netlify reads them without running the code.
export const config: Config = {
  path: [
    '/api/bookings',
    '/api/bookings/form',
    '/api/bookings/manage',
    '/api/bookings/demo.ics',
    '/api/bookings/host.ics',
  ],
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
