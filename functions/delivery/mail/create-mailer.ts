import type {Environment} from '../../setup/environment';
import {createFileMailer} from './file-mailer';
import type {Mailer} from './mail';
import {createPreviewMailer} from './preview-mailer';
import {createSmtpMailer} from './smtp-mailer';

/** Folder for mails on a developer's machine, relative to the project. */
const localMailFolder = '.netlify/mail';

/** The mailer for this environment; `undefined` in production without a mail server, where mail waits in the outbox. */
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
