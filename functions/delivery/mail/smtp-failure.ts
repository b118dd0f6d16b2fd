import {errorCode} from '../../setup/log';
import type {TransportResult} from '../outbox/delivery';

/** How far a mail got, and whether we timed out. */
export type Progress = {
  /** The server has received the whole mail. */
  isHandedOver: boolean;
  isLate: boolean;
};

/** What the server answered: `550 5.1.1 No such user` at the command `RCPT TO`. */
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

/** The server accepts no more mail from us for now; it rejects the connection, not the mail. */
const isBusy = ({code, text}: Reply) =>
  code === 421 || code === 432 || (code >= 450 && code <= 454 && busyWords.test(text));

/** Enhanced status codes (RFC 3463) that say the recipient's address doesn't exist. */
const addressCodes = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'];

const addressWords =
  /\b(no such|unknown) (user|mailbox|recipient|address|person)\b|\b(user|mailbox|recipient|account)\b.{0,40}\b(unknown|not found|(does not|doesn[\u2019']t) exist)/i;

/**
 * Whether the reply says that the recipient's address doesn't exist. Servers also refuse senders, clients and quotas at
 * `RCPT TO`, so only codes and words about the address count.
 */
function isAboutAddress({code, enhanced, command, text}: Reply): boolean {
  if (command === 'MAIL FROM') return false;
  if (enhanced !== '') return addressCodes.includes(enhanced);
  return (code === 550 || code === 553) && addressWords.test(text);
}

/**
 * Translates a nodemailer error. Only a refusal of the mail itself is permanent: a wrong password or missing STARTTLS
 * is for us to fix, and the mail goes out afterward.
 */
export function describeFailure(error: unknown, {isHandedOver, isLate}: Progress): TransportResult {
  const reply = readReply(error);
  if (isHandedOver && reply === undefined) {
    return {state: 'failed', code: 'mail-unconfirmed', permanent: false, isUnconfirmed: true};
  }
  if (isLate) return {state: 'failed', code: 'mail-server-slow', permanent: false};
  if (reply !== undefined && isBusy(reply)) return {state: 'busy', code: 'mail-server-busy'};
  const name = errorCode(error);
  const isAboutMail = name === 'EENVELOPE' || name === 'EMESSAGE';
  const code = isAboutMail && reply !== undefined ? `${name} ${reply.code} ${reply.enhanced}`.trim() : name;
  const isRefused = reply === undefined || (reply.code >= 500 && reply.code !== 503);
  const permanent = isAboutMail && isRefused;
  const isRefusedLate = isHandedOver && !permanent;
  // The server answers, but not this mail: 4.3.x and refusals of the sender affect every mail.
  const isOfAllMail = reply?.command === 'MAIL FROM' || reply?.enhanced.startsWith('4.3.');
  const isSpecific = isAboutMail && !permanent && (isRefusedLate || !isOfAllMail);
  const isRecipientRefused = permanent && reply !== undefined && isAboutAddress(reply);
  return {
    state: 'failed',
    code,
    permanent,
    ...(isSpecific && {isSpecific}),
    ...(isRefusedLate && {isRefusedLate}),
    ...(isRecipientRefused && {isRecipientRefused}),
  };
}
