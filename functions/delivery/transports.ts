import {createCrm} from './crm/create-crm';
import type {Environment} from '../setup/environment';
import {createFileMailer} from './mail/file-mailer';
import type {Mailer} from './mail/mail';
import {createPreviewMailer} from './mail/preview-mailer';
import {createSmtpMailer} from './mail/smtp-mailer';
import {createNotifier} from './notify/create-notifier';
import type {Channel} from './outbox/delivery';
import type {Transports} from './types';

type Settings = Pick<
  Environment,
  'smtpUrl' | 'local' | 'mailPaused' | 'previewMailTo' | 'crmUrl' | 'crmSecret' | 'notifyUrl'
>;

/** Folder for mails on a developer's machine, relative to the project. */
const localMailFolder = '.netlify/mail';

/** The mailer; `undefined` in production without a mail server, where mail waits in the outbox. */
function createMailer({smtpUrl, local, mailPaused, previewMailTo}: Settings): Mailer | undefined {
  if (mailPaused) return undefined;
  if (smtpUrl === undefined) return local ? createFileMailer(localMailFolder) : undefined;
  const mailer = createSmtpMailer(smtpUrl);
  return previewMailTo === undefined ? mailer : createPreviewMailer(mailer, previewMailTo);
}

/** Creates the transports configured in the environment (`configuredChannels`), except for mail while it is paused. */
export function createTransports(environment: Settings): Transports {
  const {crmUrl: url, crmSecret: secret, notifyUrl} = environment;
  const crm = url === undefined || secret === undefined ? undefined : createCrm({url, secret});
  const notify = notifyUrl === undefined ? undefined : createNotifier({url: notifyUrl});
  return {mail: createMailer(environment), crm, notify};
}

/** Channels with a transport. */
export const openChannels = (transports: Transports): Channel[] =>
  (['mail', 'crm', 'notify'] as const).filter((channel) => transports[channel] !== undefined);
