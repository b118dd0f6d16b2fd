import type {TransportResult} from '../outbox/delivery';
import type {Mail, Mailer} from './mail';
import {describeFailure} from './smtp-failure';
import {toNodemailer} from './to-nodemailer';

import {createTransport} from 'nodemailer';

/** Timeouts in milliseconds. */
export type SmtpTimeouts = {
  /** From connecting to the last byte of the mail. */
  beforeData: number;
  /** For the reply after the mail. The server has it by then, so giving up early sends a second copy. */
  afterData: number;
};

// RFC 5321 asks for up to ten minutes; functions have one minute, scheduled ones 30 seconds.
const defaultTimeouts: SmtpTimeouts = {beforeData: 10_000, afterData: 22_000};

/** Concurrent connections. Microsoft 365 accepts three per account. */
const mailConnections = 2;

/** Send a password only over an encrypted connection, even if an attacker removes the STARTTLS offer. */
function needsTls(url: string): boolean {
  const {password, hostname} = new URL(url);
  return password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

function openTransport(url: string, {beforeData, afterData}: SmtpTimeouts, onHandedOver: (messageId: unknown) => void) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailConnections,
    maxRequeues: 1,
    requireTLS: needsTls(url),
    connectionTimeout: beforeData,
    greetingTimeout: beforeData,
    dnsTimeout: beforeData,
    socketTimeout: beforeData + afterData,
  });
  transport.use('stream', ({message, data}, done) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      // nodemailer reads the mail after the server agreed to accept it, so the end of the stream is the point of no
      // return.
      const stream = createReadStream(options);
      stream.once('end', () => {
        onHandedOver(data.messageId);
      });
      return stream;
    };
    done();
  });
  return transport;
}

/**
 * Sends through an SMTP server over connections that stay open until `close`.
 * @param url `smtps://user:password@host:465` or `smtp://host:587`.
 */
export function createSmtpMailer(url: string, timeouts: SmtpTimeouts = defaultTimeouts): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined;
  const handedOver = new Map<unknown, () => void>();

  async function deliver(mail: Mail): Promise<TransportResult> {
    const progress = {isHandedOver: false, isLate: false};
    const controller = new AbortController();
    const giveUpAfter = (ms: number) =>
      setTimeout(() => {
        progress.isLate = true;
        controller.abort();
      }, ms);
    let timer = giveUpAfter(timeouts.beforeData);
    handedOver.set(mail.messageId, () => {
      progress.isHandedOver = true;
      clearTimeout(timer);
      timer = giveUpAfter(timeouts.afterData);
    });
    try {
      transport ??= openTransport(url, timeouts, (id) => handedOver.get(id)?.());
      await transport.sendMail({...toNodemailer(mail), signal: controller.signal});
      return {state: 'sent'};
    } catch (error) {
      return describeFailure(error, progress);
    } finally {
      clearTimeout(timer);
      handedOver.delete(mail.messageId);
    }
  }

  return {
    deliver,
    close() {
      transport?.close();
      transport = undefined;
    },
  };
}
