import type {SendResult} from '../outbox/delivery';

/** `name` may be empty. Kept apart from the address, so that no name can be read as another address. */
export type Mailbox = {name: string; address: string};

/** A Message-ID under the sender's domain. Build `id` from what never changes: a second delivery is then seen as a repeat. */
export const messageIdOf = (id: string, from: Mailbox): string => `<${id}@${from.address.replace(/^.*@/, '')}>`;

/** A mail in two forms that say the same, with a calendar file if there is one to send. */
export type Mail = {
  /** From `messageIdOf`. */
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  /** Holds nothing that a visitor typed. */
  subject: string;
  text: string;
  html: string;
  /** An invitation, change or cancellation that calendar programs understand (RFC 5546). */
  calendar?: {method: 'REQUEST' | 'CANCEL'; name: string; content: string};
  /** More header fields, such as List-Unsubscribe. Names and values are ours; nothing that a visitor typed. */
  headers?: Readonly<Record<string, string>>;
};

export type MailResult = Exclude<SendResult, {state: 'cancelled'}>;

/** Delivers mail. `deliver` does not throw: a failure is a result, too. */
export type Mailer = {
  deliver: (mail: Mail) => Promise<MailResult>;
  /** Ends the connections once nothing is being sent; the next mail opens new ones. */
  close?: () => void;
};
