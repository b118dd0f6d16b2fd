import type {TokenPurpose} from '../security/token';
import type {Host} from './hosts';

/** Token purpose of a host's feed. Each version has its own key. */
export function feedPurpose({feedVersion = 1}: Pick<Host, 'feedVersion'>): TokenPurpose {
  return feedVersion === 1 ? 'booking-feed' : `booking-feed-${feedVersion}`;
}
