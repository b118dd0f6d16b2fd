import type {TokenPurpose} from '../token';
import type {Host} from './hosts';

/** Purpose of the token of a host's feed; each version has a key of its own. */
export function feedPurpose({feedVersion = 1}: Pick<Host, 'feedVersion'>): TokenPurpose {
  return feedVersion === 1 ? 'booking-feed' : `booking-feed-${feedVersion}`;
}
