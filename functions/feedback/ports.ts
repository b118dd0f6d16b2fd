import type {RateLimit} from '../lib/database/rate-limit';
import type {Lead, PipelinePorts, StoreResult} from '../lib/pipeline/types';

import type {Feedback} from '#src/contracts/feedback';

export type FeedbackStore = {
  /**
   * Does not throw. The key of the lead names one visit to the page: a second answer of it replaces the first. What is
   * stored is committed.
   */
  save: (lead: Lead<Feedback>, limits: readonly RateLimit[]) => Promise<StoreResult>;
};

/** What the feedback endpoint depends on. */
export type FeedbackPorts = PipelinePorts & {store: FeedbackStore};
