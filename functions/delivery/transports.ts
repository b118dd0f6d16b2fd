import {createCrm} from './crm/create-crm';
import type {Environment} from '../setup/environment';
import {createMailer} from './mail/create-mailer';
import {createNotifier} from './notify/create-notifier';
import type {Channel} from './outbox/delivery';
import type {Transports} from './types';

type Settings = Pick<
  Environment,
  'smtpUrl' | 'local' | 'mailPaused' | 'previewMailTo' | 'crmUrl' | 'crmSecret' | 'notifyUrl'
>;

/** Creates the transports configured in the environment (`configuredChannels`), except for mail while it is paused. */
export function createTransports(environment: Settings): Transports {
  const {crmUrl: url, crmSecret: secret, notifyUrl, mailPaused, ...settings} = environment;
  const crm = url === undefined || secret === undefined ? undefined : createCrm({url, secret});
  const notify = notifyUrl === undefined ? undefined : createNotifier({url: notifyUrl});
  return {mail: mailPaused ? undefined : createMailer(settings), crm, notify};
}

/** Channels with a transport. */
export const openChannels = (transports: Transports): Channel[] =>
  (['mail', 'crm', 'notify'] as const).filter((channel) => transports[channel] !== undefined);
