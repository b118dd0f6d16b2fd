import type {Environment} from '../environment';
import {createFileMailer} from './file-mailer';
import type {Mailer} from './mail';
import {createSmtpMailer} from './smtp-mailer';

/** Folder of the mails that a developer's machine would have sent, from the project's root. */
export const localMailFolder = '.netlify/mail';

/** The mailer for this environment. Without a mail server in production nothing is tried: the record waits. */
export function createMailer({smtpUrl, local}: Pick<Environment, 'smtpUrl' | 'local'>): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl);
  if (local) return createFileMailer(localMailFolder);
  return {deliver: () => Promise.resolve({state: 'waiting'})};
}
