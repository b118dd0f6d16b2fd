import type {RateLimit} from '../database/rate-limit';
import type {Lead, PipelinePorts, StoreResult} from '../leads/endpoint';

import type {Feedback} from '#src/contracts/feedback';

export type FeedbackStore = {
  /**
   * Does not throw. The idempotency key identifies a visit to the page: its second answer replaces the first. A stored
   * answer is committed.
   */
  save: (lead: Lead<Feedback>, limits: readonly RateLimit[]) => Promise<StoreResult>;
};

/** Dependencies of the feedback endpoint. */
export type FeedbackPorts = PipelinePorts & {store: FeedbackStore};
