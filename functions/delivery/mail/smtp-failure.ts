import {errorCode} from '../../setup/log';
import type {TransportResult} from '../outbox/delivery';

/** How far a mail got, and whether we timed out. */
export type Progress = {
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
export function describeFailure(error: unknown, {isHandedOver, isLate}: Progress): TransportResult {
  const reply = readReply(error);
  if (isHandedOver && reply === undefined) return {state: 'failed', code: 'mail-unconfirmed', isUnconfirmed: true};
  if (isLate) return {state: 'failed', code: 'mail-server-slow'};
  const name = errorCode(error);
  const isAboutMail = name === 'EENVELOPE' || name === 'EMESSAGE';
  // nodemailer itself refuses an address it can't write.
  if (reply === undefined) return {state: 'failed', code: name, isSpecific: isAboutMail};
  const code = isAboutMail ? `${reply.code} ${reply.enhanced}`.trim() : name;
  // Once it has the whole mail, it may keep it whatever it answers, so such attempts count.
  return {state: 'failed', code, isSpecific: !isBusy(reply) && (isHandedOver || !isOfAllMail(reply))};
}
