import type {Mail, MailResult, Mailer} from './mail';
import {describeFailure} from './smtp-failure';
import {toNodemailer} from './to-nodemailer';

import {createTransport} from 'nodemailer';

/** Longest waits in milliseconds. */
export type Patience = {
  /** From the connection to the last byte of the mail. */
  beforeData: number;
  /** For the reply to the mail itself. The server has the mail by then, so giving up early means a second copy. */
  afterData: number;
};

// RFC 5321 asks for up to ten minutes; a function that answers a visitor has one, and a scheduled one half of it.
const defaultPatience: Patience = {beforeData: 10_000, afterData: 22_000};

/** Connections at a time. Microsoft 365 accepts three from one account. */
export const mailConnections = 2;

/** A password may cross the network only encrypted, even if someone on the way removes the offer of STARTTLS. */
function needsTls(url: string): boolean {
  const {password, hostname} = new URL(url);
  return password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

function openTransport(url: string, {beforeData, afterData}: Patience, onHandedOver: (messageId: unknown) => void) {
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
      // nodemailer reads the mail after the server has agreed to take it, so its end is the moment of no return.
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
 * Sends through an SMTP server, over connections that are kept until `close`.
 * @param url `smtps://user:password@host:465` or `smtp://host:587`.
 */
export function createSmtpMailer(url: string, patience: Patience = defaultPatience): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined;
  const handedOver = new Map<unknown, () => void>();

  async function deliver(mail: Mail): Promise<MailResult> {
    const progress = {isHandedOver: false, isLate: false};
    const controller = new AbortController();
    const giveUpAfter = (ms: number) =>
      setTimeout(() => {
        progress.isLate = true;
        controller.abort();
      }, ms);
    let timer = giveUpAfter(patience.beforeData);
    handedOver.set(mail.messageId, () => {
      progress.isHandedOver = true;
      clearTimeout(timer);
      timer = giveUpAfter(patience.afterData);
    });
    try {
      transport ??= openTransport(url, patience, (id) => handedOver.get(id)?.());
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
