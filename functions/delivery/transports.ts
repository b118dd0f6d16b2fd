import type {Environment} from '../setup/environment';
import {errorCode} from '../setup/log';
import {createCrm} from './crm/create-crm';
import {attemptPost, publicTargets, type TargetPolicy, webhookTimeout} from './crm/post';
import {type Mail, type Mailbox, type Mailer, toNodemailer} from './mail/mail';
import {createSmtpMailer} from './mail/smtp-mailer';
import type {Channel, Transport} from './outbox/delivery';
import type {Transports} from './types';

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createTransport} from 'nodemailer';

type NotifierSettings = {url: string; targets?: TargetPolicy; timeout?: number};

/** Posts `{text}`, which Slack, Mattermost, Teams and Discord (addresses that end in `/slack`) understand. */
export function createNotifier({
  url,
  targets = publicTargets,
  timeout = webhookTimeout,
}: NotifierSettings): Transport<string> {
  const headers = {'Content-Type': 'application/json', 'User-Agent': 'website-webhook'};
  return {deliver: (text) => attemptPost(() => ({url, timeout, headers, body: JSON.stringify({text})}), targets)};
}

/**
 * Sends every email to one mailbox, and replies too: a preview's database is a copy of production's, so its emails
 * concern real people.
 */
function createPreviewMailer(mailer: Mailer, to: Mailbox): Mailer {
  const readdress = (mail: Mail): Mail => ({...mail, to, replyTo: to, subject: `[Preview] ${mail.subject}`});
  return {...mailer, deliver: (mail, id) => mailer.deliver(readdress(mail), id)};
}

/** Writes each email to an `.eml` file, for a developer's machine without a mail server. */
export function createFileMailer(folder: string): Mailer {
  return {
    async deliver(mail) {
      try {
        const transport = createTransport({streamTransport: true, buffer: true, newline: 'windows'});
        const {message} = await transport.sendMail(toNodemailer(mail));
        await mkdir(folder, {recursive: true});
        // The ID of <id@domain>, after the time so files sort by it.
        const id = /^<([\w-]+)@/.exec(mail.messageId)?.[1] ?? 'mail';
        const name = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
        const file = path.join(folder, name);
        await writeFile(file, message);
        return {state: 'sent', file};
      } catch (error) {
        return {state: 'failed', code: errorCode(error)};
      }
    },
  };
}

type Settings = Pick<
  Environment,
  'smtpUrl' | 'local' | 'mailPaused' | 'previewMailTo' | 'crmUrl' | 'crmSecret' | 'notifyUrl'
>;

/** Folder for emails on a developer's machine, relative to the project. */
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
