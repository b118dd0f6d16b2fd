import type {Environment} from '../environment';
import {createFileMailer} from './file-mailer';
import type {Mailer} from './mail';
import {createPreviewMailer} from './preview-mailer';
import {createSmtpMailer} from './smtp-mailer';

/** Folder of the mails that a developer's machine would have sent, from the project's root. */
export const localMailFolder = '.netlify/mail';

/** The mailer for this environment. Without a mail server in production there is none, and what it would send waits. */
export function createMailer({
  smtpUrl,
  local,
  previewMailTo,
}: Pick<Environment, 'smtpUrl' | 'local' | 'previewMailTo'>): Mailer | undefined {
  if (smtpUrl !== undefined) {
    const mailer = createSmtpMailer(smtpUrl);
    return previewMailTo === undefined ? mailer : createPreviewMailer(mailer, previewMailTo);
  }
  return local ? createFileMailer(localMailFolder) : undefined;
}
