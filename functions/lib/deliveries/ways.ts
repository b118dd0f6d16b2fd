import {createCrm} from '../crm/create-crm';
import type {Environment} from '../environment';
import {createMailer} from '../mail/create-mailer';
import type {Channel} from '../outbox/delivery';
import type {Ways} from './send';

type Settings = Pick<Environment, 'smtpUrl' | 'local' | 'crmUrl' | 'crmSecret'>;

/** The ways out that this environment has set up. An address without a secret is none: nothing goes out unsigned. */
export function createWays({crmUrl: url, crmSecret: secret, ...settings}: Settings): Ways {
  const crm = url === undefined || secret === undefined ? undefined : createCrm({url, secret});
  return {mail: createMailer(settings), crm};
}

/** Channels that are set up. */
export function openChannels({mail, crm}: Ways): Channel[] {
  return [...(mail === undefined ? [] : (['mail'] as const)), ...(crm === undefined ? [] : (['crm'] as const))];
}

/** Where leads go: to all that is set, if only in part. With nothing set they wait for a mail server. */
export function leadChannels({smtpUrl, local, crmUrl}: Pick<Settings, 'smtpUrl' | 'local' | 'crmUrl'>): Channel[] {
  const crm: Channel[] = crmUrl === undefined ? [] : ['crm'];
  return smtpUrl !== undefined || local || crm.length === 0 ? ['mail', ...crm] : crm;
}
