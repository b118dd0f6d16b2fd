import type {BookingStore} from '../booking/booking-store';
import type {BookingRules, Host} from '../booking/hosts';
import type {Environment} from '../setup/environment';
import type {PipelinePorts} from '../leads/endpoint';

/** Dependencies of the booking endpoints. */
export type BookingPorts = PipelinePorts & {
  store: BookingStore;
  hosts: readonly Host[];
  rules: BookingRules;
  environment: Pick<Environment, 'bookingLimit' | 'local' | 'mailFrom' | 'ownsCalendar' | 'siteUrl' | 'smtpUrl'>;
};
