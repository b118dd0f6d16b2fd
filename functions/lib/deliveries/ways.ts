import type {Environment} from '../environment';
import {createMailer} from '../mail/create-mailer';
import type {Channel} from '../outbox/delivery';
import type {Ways} from './send';

/** The ways out that this environment has set up. */
export function createWays(environment: Pick<Environment, 'smtpUrl' | 'local'>): Ways {
  return {mail: createMailer(environment), crm: undefined};
}

/** Channels that are set up. */
export function openChannels({mail, crm}: Ways): Channel[] {
  return [...(mail === undefined ? [] : (['mail'] as const)), ...(crm === undefined ? [] : (['crm'] as const))];
}

/** Where leads go: to all that is set up. With nothing set up they wait for a mail server. */
export function leadChannels(ways: Ways): Channel[] {
  const open = openChannels(ways);
  return open.length === 0 ? ['mail'] : open;
}
