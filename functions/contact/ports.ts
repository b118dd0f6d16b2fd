import type {RateLimit} from '../database/rate-limit';
import type {Environment} from '../setup/environment';
import type {Lead, PipelinePorts, StoreResult} from '../leads/endpoint';

import type {ContactMessage} from '#src/contracts/contact';

/** Kind of a message's deliveries; functions/delivery/renderers has a renderer for each. */
export type MessageKind = 'contact' | 'trial';

export type ContactStore = {
  /** Does not throw. A message that is `stored` or `held` is committed, with its deliveries. */
  accept: (lead: Lead<ContactMessage>, limits: readonly RateLimit[], kind?: MessageKind) => Promise<StoreResult>;
};

/** Dependencies of the contact endpoint. */
export type ContactPorts = PipelinePorts & {
  store: ContactStore;
  environment: Pick<Environment, 'contactLimit'>;
};
