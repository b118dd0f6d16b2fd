import type {Transport} from '../outbox/delivery';

import type {SendMailOptions} from 'nodemailer';

/** `name` can be empty. Separate from the address, so a name can't be read as another address. */
export type Mailbox = {name: string; address: string};

/**
 * A Message-ID in the sender's domain. Build `id` from values that never change, so receivers can recognize a
 * duplicate.
 */
export const messageIdOf = (id: string, from: Mailbox): string => `<${id}@${from.address.replace(/^.*@/, '')}>`;

/** An email as HTML and text, optionally with a calendar file. */
export type Mail = {
  /** Created by `messageIdOf`. */
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  /** Contains nothing a visitor typed. */
  subject: string;
  text: string;
  html: string;
  /** An invitation, update or cancellation for calendar programs (RFC 5546). */
  calendar?: {method: 'REQUEST' | 'CANCEL'; name: string; content: string};
  /** More headers, such as List-Unsubscribe. Contains nothing a visitor typed. */
  headers?: Readonly<Record<string, string>>;
};

export type Mailer = Transport<Mail>;

// nodemailer does not encode plain ASCII names, and mail programs decode anything in them that looks like an encoded
// word (RFC 2047), which could contain line breaks.
function withoutEncodedWord({name, address}: Mailbox): Mailbox {
  return {name: name.replaceAll('=?', '= ?'), address};
}

// nodemailer would fold a long address, and not every reader of List-Unsubscribe unfolds it (RFC 5322 allows lines of
// 998 characters).
function unfolded(headers: Mail['headers'] = {}) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, {prepared: true, foldLines: false, value}]),
  );
}

/** Converts a mail for nodemailer. It must not open files or URLs, whatever a text looks like. */
export function toNodemailer({calendar, ...mail}: Mail): SendMailOptions {
  return {
    ...mail,
    ...(calendar && {icalEvent: {method: calendar.method, filename: calendar.name, content: calendar.content}}),
    replyTo: withoutEncodedWord(mail.replyTo),
    headers: {'Auto-Submitted': 'auto-generated', ...unfolded(mail.headers)},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
