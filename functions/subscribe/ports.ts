import type {RateLimit} from '../lib/database/rate-limit';
import type {Environment} from '../lib/environment';
import type {Log} from '../lib/log';
import type {Mailer} from '../lib/mail/mail';

export type Subscriber = {id: string; email: string};

/** A wish to get the newsletter. `id` is used if the address is new. */
export type SignUp = {id: string; email: string; at: Date};

export type Unavailable = {kind: 'unavailable'; code: string};

export type RequestResult =
  /** Stored, or refreshed. `known` gets the newsletter already. `mail` is false when the address had enough mails today. */
  | {kind: 'asked'; subscriber: Subscriber; known: boolean; mail: boolean}
  /** Over the limit of the sender; `seconds` until there is room for one more. */
  | {kind: 'limited'; seconds: number}
  | Unavailable;

export type ConfirmResult =
  /** On the list; `fresh` unless it was already. */
  | {kind: 'confirmed'; subscriber: Subscriber; fresh: boolean}
  /** Left since, or never confirmed for so long that it was deleted. */
  | {kind: 'gone'}
  | Unavailable;

/** Does not throw. A result other than `unavailable` is committed. */
export type SubscriberStore = {
  request: (signUp: SignUp, limit: RateLimit) => Promise<RequestResult>;
  confirm: (id: string, at: Date) => Promise<ConfirmResult>;
  /** Whoever is not on the list any more is left as they are. */
  unsubscribe: (id: string, at: Date) => Promise<{kind: 'unsubscribed'} | Unavailable>;
  /** Takes back the count of a mail that did not go out. */
  forgetMail: (id: string, at: Date) => Promise<void>;
};

/** The world, as the newsletter endpoint sees it. */
export type SubscribePorts = {
  store: SubscriberStore;
  mailer: Mailer;
  clock: () => Date;
  createId: () => string;
  log: Log;
  environment: Pick<
    Environment,
    'appSecret' | 'contactLimit' | 'local' | 'mailFrom' | 'siteUrl' | 'smtpUrl' | 'supportMailbox'
  >;
};

/** What the platform says about one request. */
export type Caller = {
  ip: string;
  requestId: string;
  /** Lets work go on after the answer was given. */
  defer: (work: Promise<void>) => void;
};

export type Answer = {response: Response; outcome: string; code?: string; at?: string | undefined};
