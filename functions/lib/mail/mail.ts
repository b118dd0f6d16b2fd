/** `name` may be empty. Kept apart from the address, so that no name can be read as another address. */
export type Mailbox = {name: string; address: string};

/** A plain-text mail. */
export type Mail = {
  /** Stable for one record, so that a second delivery can be seen as a repeat: `<id@domain>`. */
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  /** Holds nothing that a visitor typed. */
  subject: string;
  text: string;
  /** More header fields, such as List-Unsubscribe. Names and values are ours; nothing that a visitor typed. */
  headers?: Readonly<Record<string, string>>;
};

/**
 * - `sent`: the mail server took it.
 * - `written`: kept as a file instead.
 * - `waiting`: no mail server is set, nothing was tried.
 * - `failed`: `permanent` tells a refusal from a trouble that may pass.
 */
export type Delivery =
  | {state: 'sent'}
  | {state: 'written'; file: string}
  | {state: 'waiting'}
  | {state: 'failed'; code: string; permanent: boolean};

/** Delivers mail. It does not throw: a failure is a delivery, too. */
export type Mailer = {deliver: (mail: Mail) => Promise<Delivery>};
