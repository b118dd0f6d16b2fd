import type {RateLimit} from '../lib/database/rate-limit';
import type {Environment} from '../lib/environment';
import type {Log} from '../lib/log';

import type {Feedback} from '../../src/contracts/feedback';

export type FeedbackRecord = {
  /** Names one visit to the page: a second answer of it replaces the first. */
  key: string;
  at: Date;
  feedback: Feedback;
};

export type SaveResult =
  /** Committed. */
  | {kind: 'stored'}
  /** Over the limit; `seconds` until there is room for one more. */
  | {kind: 'limited'; seconds: number}
  | {kind: 'unavailable'; code: string};

export type FeedbackStore = {
  /** Does not throw. Resolves with `stored` only after the answer is committed. */
  save: (record: FeedbackRecord, limit: RateLimit | undefined) => Promise<SaveResult>;
};

/** The world, as the feedback endpoint sees it. */
export type FeedbackPorts = {
  store: FeedbackStore;
  clock: () => Date;
  createId: () => string;
  log: Log;
  environment: Pick<Environment, 'appSecret' | 'supportMailbox'>;
};

/** What the platform says about one request. */
export type Caller = {ip: string; requestId: string};
