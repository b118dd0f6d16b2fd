import {createCrm} from './crm/create-crm';
import type {Environment} from '../setup/environment';
import {createMailer} from './mail/create-mailer';
import type {Channel} from './outbox/delivery';
import type {Transports} from './types';

type Settings = Pick<Environment, 'smtpUrl' | 'local' | 'mailPaused' | 'previewMailTo' | 'crmUrl' | 'crmSecret'>;

/** Creates the transports configured in the environment (`configuredChannels`), except for mail while it is paused. */
export function createTransports({crmUrl: url, crmSecret: secret, mailPaused, ...settings}: Settings): Transports {
  const crm = url === undefined || secret === undefined ? undefined : createCrm({url, secret});
  return {mail: mailPaused ? undefined : createMailer(settings), crm};
}

/** Channels with a transport. */
export function openChannels({mail, crm}: Transports): Channel[] {
  return [...(mail === undefined ? [] : (['mail'] as const)), ...(crm === undefined ? [] : (['crm'] as const))];
}
