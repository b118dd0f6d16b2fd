import {createCrm} from '../crm/create-crm';
import type {Environment} from '../environment';
import {createMailer} from '../mail/create-mailer';
import type {Channel} from '../outbox/delivery';
import type {Transports} from './types';

type Settings = Pick<Environment, 'smtpUrl' | 'local' | 'crmUrl' | 'crmSecret'>;

/** The transports out that this environment has set up. An address without a secret is none: nothing goes out unsigned. */
export function createTransports({crmUrl: url, crmSecret: secret, ...settings}: Settings): Transports {
  const crm = url === undefined || secret === undefined ? undefined : createCrm({url, secret});
  return {mail: createMailer(settings), crm};
}

/** Channels that are set up. */
export function openChannels({mail, crm}: Transports): Channel[] {
  return [...(mail === undefined ? [] : (['mail'] as const)), ...(crm === undefined ? [] : (['crm'] as const))];
}

/** Channels for new leads: every configured one, even if partly. With none configured, leads wait for a mail server. */
export function leadChannels({smtpUrl, local, crmUrl}: Pick<Settings, 'smtpUrl' | 'local' | 'crmUrl'>): Channel[] {
  const crm: Channel[] = crmUrl === undefined ? [] : ['crm'];
  return smtpUrl !== undefined || local || crm.length === 0 ? ['mail', ...crm] : crm;
}
