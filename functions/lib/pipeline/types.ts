import type {RateLimit} from '../database/rate-limit';
import type {Environment} from '../environment';
import type {EndpointWords, Errors, Problem} from '../problems/problem';
import type {Submission} from '../http/submission';
import type {Log} from '../log';
import type {NewDelivery} from '../outbox/delivery';
import type {Outbox} from '../outbox/outbox';
import type {Allowance} from '../rate-subject';
import type {Screening} from '../screen';

/** What a visitor has sent, read and found valid. */
export type Lead<Value> = {
  id: string;
  /** The idempotency key of the attempt to send. */
  key: string;
  at: Date;
  value: Value;
} & Screening;

export type StoreResult =
  /**
   * Committed; `repeat`: it was there under the same key; `held`: it waits for a person; `asked`: whether it was there is
   * not disclosed. `deliveries` are those that were written with it.
   */
  | {
      kind: 'stored' | 'held' | 'repeat' | 'asked';
      id: string;
      deliveries: readonly Pick<NewDelivery, 'id' | 'channel'>[];
    }
  /** Over a limit of the sender; `seconds` until there is room for one more. */
  | {kind: 'limited'; seconds: number}
  /** The idempotency key belongs to a request with other values. */
  | {kind: 'other-request'}
  /** Valid but unavailable, such as a time that someone else has taken. */
  | {kind: 'refused'; problem: Problem}
  | {kind: 'unavailable'; code: string};

/** What was typed, as it came, and the idempotency key of its next attempt. Without values there is no form to show. */
export type Typed = {values?: unknown; key: string};

/** An address that takes leads, said as configuration: what differs from one to the next. */
export type Endpoint<Value> = {
  /** Its name in the log, and that of its limits. */
  event: string;
  parse: (values: unknown) => {ok: true; value: Value} | {ok: false; errors: Errors};
  /** Looks for signs of spam. */
  screen?: (values: unknown, value: Value, at: Date) => Screening;
  allowances: readonly Allowance[];
  /** Why it cannot take anything now. */
  closed?: () => {problem: Problem; code: string} | undefined;
  /** Does not throw. Anything but `limited`, `refused` and `unavailable` is committed. */
  store: (lead: Lead<Value>, limits: readonly RateLimit[]) => Promise<StoreResult>;
  answer: (kind: Submission['kind'], id: string) => Response;
  words: EndpointWords;
  /** The page for a form post that was not taken. */
  page: (problem: Problem, typed: Typed, support: string) => string | Promise<string>;
};

/** What every endpoint depends on. */
export type PipelinePorts = {
  outbox: Pick<Outbox, 'deliver'>;
  clock: () => Date;
  createId: () => string;
  log: Log;
  environment: Pick<Environment, 'appSecret' | 'secretFault' | 'supportMailbox'>;
};

/** What the platform says about one request. */
export type Caller = {
  ip: string;
  requestId: string;
  /** Lets work go on after the answer was given. */
  defer: (work: Promise<void>) => void;
};
