import {errorCode} from '../../setup/log';
import type {Mailer} from './mail';
import {toNodemailer} from './to-nodemailer';

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {createTransport} from 'nodemailer';

/** Writes each mail to an `.eml` file, for a developer's machine without a mail server. */
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
