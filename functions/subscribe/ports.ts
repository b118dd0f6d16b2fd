import type {Unavailable} from '../lib/database/safe-query';
import type {RateLimit} from '../lib/database/rate-limit';
import type {Environment} from '../lib/environment';
import type {NewDelivery} from '../lib/outbox/delivery';
import type {Lead, PipelinePorts, StoreResult} from '../lib/pipeline/types';

import type {Subscription} from '#src/contracts/newsletter';

export type ConfirmResult =
  /** On the list. `deliveries` are those that were written with it: none if it was on the list already. */
  | {kind: 'confirmed'; deliveries: readonly NewDelivery[]}
  /** Left since, or never confirmed for so long that it was deleted. */
  | {kind: 'gone'}
  | Unavailable;

/** Limits of the sender, and of the mails to the address. */
export type Limits = {limits: readonly RateLimit[]; mailLimit: RateLimit};

/** Does not throw. A result other than `limited` and `unavailable` is committed. `site`: where the links of mails lead. */
export type SubscriberStore = {
  /** Stored, or refreshed, with the mail about it unless the address had enough mails today. */
  request: (lead: Lead<Subscription>, limits: Limits, site: string) => Promise<StoreResult>;
  confirm: (id: string, at: Date, site: string) => Promise<ConfirmResult>;
  /** Whoever is not on the list any more is left as they are. */
  unsubscribe: (id: string, at: Date) => Promise<{kind: 'unsubscribed'} | Unavailable>;
};

/** What the newsletter endpoint depends on. */
export type SubscribePorts = PipelinePorts & {
  store: SubscriberStore;
  environment: Pick<Environment, 'contactLimit' | 'local' | 'oldSecrets' | 'siteUrl' | 'smtpUrl'>;
};
