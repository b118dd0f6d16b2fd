import {errorCode} from '../../setup/log';
import type {MailResult} from './mail';

/** How far a mail got, and whether we timed out. */
export type Progress = {
  /** The server has received the whole mail. */
  isHandedOver: boolean;
  isLate: boolean;
};

/** The server accepts no more mail from us for now; it rejects the connection, not the mail. */
function isBusy(responseCode: number | undefined, text: string): boolean {
  if (responseCode === 421 || responseCode === 432) return true;
  return (
    responseCode !== undefined &&
    responseCode >= 450 &&
    responseCode <= 452 &&
    /\btoo (many|much)\b|concurrent|connection limit|rate limit|throttl/i.test(text)
  );
}

/**
 * Translates a nodemailer error. Only a refusal of the mail itself is permanent: a wrong password or missing STARTTLS
 * is for us to fix, and the mail goes out afterward.
 */
export function describeFailure(error: unknown, {isHandedOver, isLate}: Progress): MailResult {
  const responseCode = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  if (isHandedOver && responseCode === undefined) {
    return {state: 'failed', code: 'mail-unconfirmed', permanent: false, isUnconfirmed: true};
  }
  if (isLate) return {state: 'failed', code: 'mail-server-slow', permanent: false};
  if (isBusy(responseCode, error instanceof Error ? error.message : '')) {
    return {state: 'busy', code: 'mail-server-busy'};
  }
  const code = errorCode(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isRefused = responseCode === undefined || (responseCode >= 500 && responseCode !== 503);
  const permanent = isAboutMail && isRefused;
  const isRecipientRefused = permanent && error instanceof Error && 'command' in error && error.command === 'RCPT TO';
  return {state: 'failed', code, permanent, ...(isRecipientRefused && {isRecipientRefused})};
}
