import type {RateLimit} from '../database/rate-limit';
import type {NewDelivery} from '../delivery/outbox/delivery';
import type {Outbox} from '../delivery/outbox/outbox';
import type {ReadPage} from '../http/built-pages';
import type {Problem} from '../http/problems/problem';
import type {HtmlPage} from '../http/responses';
import type {Submission} from '../http/submission';
import type {Allowance} from '../security/rate-subject';
import type {Environment} from '../setup/environment';
import type {Log} from '../setup/log';
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
   * Committed. `repeat`: it already existed under the same key; `held`: someone has to release it; `requested`: whether
   * it existed is not disclosed. `deliveries` were written with it.
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

/** A rejected request: what was typed, if it could be read, and the hidden fields for the next attempt. */
export type FormInput = {values?: unknown; key: string; source?: StoredSource};

/** What an endpoint does with a form, besides what all forms have in common. */
export type FormHandler<Value> = {
  allowances: readonly Allowance[];
  /** The text in which links are counted, a sign of spam. */
  textOf?: (value: Value) => string;
  /** Why the endpoint is closed; `undefined` if it is open. */
  closed?: () => {problem: Problem; code: string} | undefined;
  /** Does not throw. Every result except `limited`, `refused` and `unavailable` is committed. */
  store: (lead: Lead<Value>, limits: readonly RateLimit[]) => Promise<StoreResult>;
  /** By default a redirect to the form's page for that, or 201 with the ID. */
  respond?: (kind: Submission['kind'], id: string) => Response;
  /** The page for a rejected post without JavaScript. By default the built page that has the form. */
  page?: (problem: Problem, input: FormInput) => Promise<HtmlPage>;
};

/** Dependencies of every endpoint. */
export type PipelinePorts = {
  outbox: Pick<Outbox, 'deliver'>;
  clock: () => Date;
  createId: () => string;
  log: Log;
  readPage: ReadPage;
  environment: Pick<Environment, 'appSecret' | 'companyPhone' | 'oldSecrets' | 'secretFault' | 'supportMailbox'>;
};

/** What the platform provides for one request. */
export type Caller = {
  ip: string;
  requestId: string;
  /** Continues work after the response. */
  defer: (work: Promise<void>) => void;
};
