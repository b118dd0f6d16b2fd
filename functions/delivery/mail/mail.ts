import type {Transport} from '../outbox/delivery';

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
