import {trialForm} from '#src/contracts/trial';
import {handleRequest} from '../http/adapter';
import {findSite, pathOf} from '../http/site';
import {createMessageStore} from '../leads/message-store';
import {createSendingDependencies} from '../setup/sending-dependencies';
import {handleContact, handleTrial} from './handle-contact';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/contact` and `POST /api/trial` on Netlify. */
export default function contact(request: Request, context: Context): Promise<Response> {
  const dependencies = createSendingDependencies(context);
  const {connect, channels, createId, environment} = dependencies;
  const site = findSite(request, environment);
  const store = createMessageStore(connect, {channels, messageLimits: {flood: environment.floodLimit}, createId, site});
  const handle = pathOf(request) === trialForm.path ? handleTrial : handleContact;
  return handleRequest(context, dependencies, (caller) => handle(request, caller, {...dependencies, store}));
}

// The platform rejects floods before they reach the function. `aggregateBy` must be an array: a bare "ip" would count
// all visitors of the domain as one.
export const config: Config = {
  path: ['/api/contact', '/api/trial'],
  rateLimit: {windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain']},
};
