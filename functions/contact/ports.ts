import type {RateLimit} from '../lib/database/rate-limit';
import type {Environment} from '../lib/environment';
import type {Log} from '../lib/log';
import type {Delivery, Mailer} from '../lib/mail/mail';

import type {ContactMessage} from '../../src/contracts/contact';

export type ContactRecord = {
  id: string;
  /** The idempotency key of the attempt to send. */
  key: string;
  receivedAt: Date;
  message: ContactMessage;
};

export type AcceptResult =
  /** Committed, or `repeat`: it was there under the same key. */
  | {kind: 'stored' | 'repeat'; id: string}
  /** Over the limit; `seconds` until there is room for one more. */
  | {kind: 'limited'; seconds: number}
  | {kind: 'unavailable'; code: string};

export type ContactStore = {
  /** Does not throw. Resolves with `stored` only after the record is committed. */
  accept: (record: ContactRecord, limit: RateLimit | undefined) => Promise<AcceptResult>;
  /** Notes a try to mail the record. Throws when the database does not answer. */
  recordDelivery: (id: string, state: Exclude<Delivery['state'], 'waiting'>, at: Date) => Promise<void>;
};

/** The world, as the contact endpoint sees it. */
export type ContactPorts = {
  store: ContactStore;
  mailer: Mailer;
  clock: () => Date;
  createId: () => string;
  log: Log;
  environment: Pick<Environment, 'appSecret' | 'contactLimit' | 'mailFrom' | 'supportMailbox'>;
};

/** What the platform says about one request. */
export type Caller = {
  ip: string;
  requestId: string;
  /** Lets work go on after the answer was given. */
  defer: (work: Promise<void>) => void;
};
