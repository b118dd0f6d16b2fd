import {errorCode} from '../../setup/log';
import {type TransportResult, unconfirmedCode} from '../outbox/delivery';
import {type Mail, type Mailer, toNodemailer} from './mail';

import {createTransport} from 'nodemailer';

/** How far an email got, and whether we timed out. */
type Progress = {
  /** The server has received the whole mail. */
  isHandedOver: boolean;
  isLate: boolean;
};

/** What the server answered: `550 5.1.1` at the command `RCPT TO`. */
type Reply = {code: number; enhanced: string; command: string; text: string};

/** Reads the server's reply from a nodemailer error; `undefined` if there was none. */
function readReply(error: unknown): Reply | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  const {responseCode, command, response, message} = error as Error &
    Record<'responseCode' | 'command' | 'response', unknown>;
  const text = typeof response === 'string' ? response : message;
  const [, enhanced = ''] = /\b\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? [];
  return {code: Number(responseCode), enhanced, command: typeof command === 'string' ? command : '', text};
}

const busyWords =
  /\btoo (many|much)\b|concurrent|connection limit|rate limit|throttl|(message|sending|daily) (quota|limit)/i;

/** Whether the server accepts no more mail from us for now. */
const isBusy = ({code, text}: Reply) =>
  code === 421 || code === 432 || (code >= 450 && code <= 454 && busyWords.test(text));

/** Whether the server rejects every mail of ours: our login, the sender, or anything for now. */
const isOfAllMail = ({enhanced, command}: Reply) =>
  !['RCPT TO', 'DATA'].includes(command) || enhanced.startsWith('4.3.');

/** Translates a nodemailer error. The code has the server's status, so that a person can look it up. */
function describeFailure(error: unknown, {isHandedOver, isLate}: Progress): TransportResult {
  const reply = readReply(error);
  if (isHandedOver && reply === undefined) return {state: 'failed', code: unconfirmedCode, isUnconfirmed: true};
  if (isLate) return {state: 'failed', code: 'mail-server-slow'};
  const name = errorCode(error);
  const isAboutMail = name === 'EENVELOPE' || name === 'EMESSAGE';
  // nodemailer itself refuses an address it can't write.
  if (reply === undefined) return {state: 'failed', code: name, isSpecific: isAboutMail};
  const code = isAboutMail ? `${reply.code} ${reply.enhanced}`.trim() : name;
  // Once it has the whole mail, it may keep it whatever it answers, so such attempts count.
  return {state: 'failed', code, isSpecific: !isBusy(reply) && (isHandedOver || !isOfAllMail(reply))};
}

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
