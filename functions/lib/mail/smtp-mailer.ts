import {errorCode} from '../log';
import type {Mailer} from './mail';
import {toNodemailer} from './to-nodemailer';

import {createTransport} from 'nodemailer';

/** nodemailer waits for up to ten minutes by default; a function has one minute. */
const defaultTimeout = 6000;

// An address that a server refuses for good is told by a 5xx reply; nodemailer also marks what no retry can mend.
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A password that is wrong today says nothing about the mail, which goes out once it is mended.
  if (errorCode(error) === 'EAUTH') return false;
  if ('permanent' in error && error.permanent === true) return true;
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/**
 * Sends through an SMTP server.
 * @param url `smtps://user:password@host:465` or `smtp://host:587`.
 * @param timeout Longest wait in milliseconds for the connection, the greeting and each answer.
 */
export function createSmtpMailer(url: string, timeout = defaultTimeout): Mailer {
  return {
    async deliver(mail) {
      try {
        const transport = createTransport({
          url,
          connectionTimeout: timeout,
          greetingTimeout: timeout,
          socketTimeout: timeout,
          dnsTimeout: timeout,
        });
        await transport.sendMail(toNodemailer(mail));
        return {state: 'sent'};
      } catch (error) {
        return {state: 'failed', code: errorCode(error), permanent: isPermanent(error)};
      }
    },
  };
}
