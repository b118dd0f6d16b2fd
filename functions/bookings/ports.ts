import type {BookingStore} from '../lib/booking/booking-store';
import type {BookingRules, Host} from '../lib/booking/hosts';
import type {Environment} from '../lib/environment';
import type {PipelinePorts} from '../lib/pipeline/types';

/** Dependencies of the booking endpoints. */
export type BookingPorts = PipelinePorts & {
  store: BookingStore;
  hosts: readonly Host[];
  rules: BookingRules;
  environment: Pick<Environment, 'bookingLimit' | 'local' | 'mailFrom' | 'oldSecrets' | 'siteUrl' | 'smtpUrl'>;
};
