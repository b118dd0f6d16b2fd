import type {RateLimit} from '../database/rate-limit';
import type {Environment} from '../setup/environment';
import type {ProblemTexts, Errors, Problem} from '../http/problems/problem';
import type {Submission} from '../http/submission';
import type {Log} from '../setup/log';
import type {NewDelivery} from '../delivery/outbox/delivery';
import type {Outbox} from '../delivery/outbox/outbox';
import type {Allowance} from '../security/rate-subject';
import type {StoredSource} from './read-source';
import type {Screening} from './screen';

/** A validated lead. */
export type Lead<Value> = {
  id: string;
  /** Idempotency key of the request. */
  key: string;
  at: Date;
  value: Value;
  /** Where the visitor came from. */
  source: StoredSource;
} & Screening;

export type StoreResult =
  /**
   * Committed. `repeat`: it already existed under the same key; `held`: someone has to release it; `requested`: whether it
   * existed is not disclosed. `deliveries` were written with it.
   */
  | {
      kind: 'stored' | 'held' | 'repeat' | 'requested';
      id: string;
      deliveries: readonly Pick<NewDelivery, 'id' | 'channel'>[];
    }
  /** Over a limit of the sender; `seconds` until it may send again. */
  | {kind: 'limited'; seconds: number}
  /** The idempotency key was used for a different request. */
  | {kind: 'other-request'}
  /** Valid but unavailable, such as a time someone else has taken. */
  | {kind: 'refused'; problem: Problem}
  | {kind: 'unavailable'; code: string};

/** Unvalidated form values, and the idempotency key for the next attempt. Without values, no form can be shown. */
export type FormInput = {values?: unknown; key: string};

/** An endpoint that accepts leads, as configuration of the pipeline. */
export type Endpoint<Value> = {
  /** Name in the log and of its rate limits. */
  event: string;
  parse: (values: unknown) => {ok: true; value: Value} | {ok: false; errors: Errors};
  /** Checks for signs of spam. */
  screen?: (values: unknown, value: Value, at: Date) => Screening;
  allowances: readonly Allowance[];
  /** Why the endpoint is closed; `undefined` if it is open. */
  closed?: () => {problem: Problem; code: string} | undefined;
  /** Does not throw. Every result except `limited`, `refused` and `unavailable` is committed. */
  store: (lead: Lead<Value>, limits: readonly RateLimit[]) => Promise<StoreResult>;
  respond: (kind: Submission['kind'], id: string) => Response;
  texts: ProblemTexts;
  /** The page for a rejected form post. */
  page: (problem: Problem, input: FormInput, support: string) => string | Promise<string>;
};

/** Dependencies of every endpoint. */
export type PipelinePorts = {
  outbox: Pick<Outbox, 'deliver'>;
  clock: () => Date;
  createId: () => string;
  log: Log;
  environment: Pick<Environment, 'appSecret' | 'secretFault' | 'supportMailbox' | 'companyPhone'>;
};

/** What the platform provides for one request. */
export type Caller = {
  ip: string;
  requestId: string;
  /** Continues work after the response. */
  defer: (work: Promise<void>) => void;
};
