import type {Environment} from '../setup/environment';
import type {Channel} from './outbox/delivery';

type Settings = Pick<Environment, 'smtpUrl' | 'local' | 'crmUrl' | 'crmSecret' | 'notifyUrl'>;

const notifyChannel = (url: string | undefined): Channel[] => (url === undefined ? [] : ['notify']);

/** Channels that can send. A CRM URL without a secret is ignored, because unsigned requests are never sent. */
export function configuredChannels({smtpUrl, local, crmUrl, crmSecret, notifyUrl}: Settings): Channel[] {
  const mail: Channel[] = smtpUrl !== undefined || local ? ['mail'] : [];
  const crm: Channel[] = crmUrl !== undefined && crmSecret !== undefined ? ['crm'] : [];
  return [...mail, ...crm, ...notifyChannel(notifyUrl)];
}

/**
 * Channels for new leads: every configured one, even if incomplete. Without mail and a CRM, leads wait for an email
 * server.
 */
export function leadChannels({smtpUrl, local, crmUrl, notifyUrl}: Omit<Settings, 'crmSecret'>): Channel[] {
  const crm: Channel[] = crmUrl === undefined ? [] : ['crm'];
  const mail: Channel[] = smtpUrl !== undefined || local || crm.length === 0 ? ['mail'] : [];
  return [...mail, ...crm, ...notifyChannel(notifyUrl)];
}
