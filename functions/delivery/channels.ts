import type {Environment} from '../setup/environment';
import type {Channel} from './outbox/delivery';

type Settings = Pick<Environment, 'smtpUrl' | 'local' | 'crmUrl' | 'crmSecret'>;

/** Channels that can send. A CRM URL without a secret is ignored, because unsigned requests are never sent. */
export function configuredChannels({smtpUrl, local, crmUrl, crmSecret}: Settings): Channel[] {
  const mail: Channel[] = smtpUrl !== undefined || local ? ['mail'] : [];
  return crmUrl !== undefined && crmSecret !== undefined ? [...mail, 'crm'] : mail;
}

/** Channels for new leads: every configured one, even if incomplete. With none, leads wait for a mail server. */
export function leadChannels({smtpUrl, local, crmUrl}: Omit<Settings, 'crmSecret'>): Channel[] {
  const crm: Channel[] = crmUrl === undefined ? [] : ['crm'];
  return smtpUrl !== undefined || local || crm.length === 0 ? ['mail', ...crm] : crm;
}
