import type {PipelinePorts} from '../leads/endpoint';
import type {Environment} from '../setup/environment';
import type {createSubscriberStore} from './subscriber-store';

/** Dependencies of the newsletter endpoint. */
export type SubscribePorts = PipelinePorts & {
  store: ReturnType<typeof createSubscriberStore>;
  environment: Pick<Environment, 'contactLimit' | 'local' | 'siteUrl' | 'smtpUrl'>;
};
