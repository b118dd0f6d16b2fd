import type {Unavailable} from '../database/safe-query';
import type {RateLimit} from '../database/rate-limit';
import type {Environment} from '../setup/environment';
import type {NewDelivery} from '../delivery/outbox/delivery';
import type {Lead, PipelinePorts, StoreResult} from '../leads/endpoint';

import type {Subscription} from '#src/contracts/newsletter';

export type ConfirmResult =
  /** On the list. `deliveries` were written with it; none if it already was. */
  | {kind: 'confirmed'; deliveries: readonly NewDelivery[]}
  /** Unsubscribed since, or unconfirmed for so long that it was deleted. */
  | {kind: 'gone'}
  | Unavailable;

/** Limits of the sender, and of mails to the address. */
export type Limits = {limits: readonly RateLimit[]; mailLimit: RateLimit};

/**
 * Does not throw. Every result except `limited` and `unavailable` is committed. `site` is the origin of links in mails.
 */
export type SubscriberStore = {
  /** Stored or refreshed, with its mail unless the address had enough mails today. */
  request: (lead: Lead<Subscription>, limits: Limits, site: string) => Promise<StoreResult>;
  confirm: (id: string, at: Date, site: string) => Promise<ConfirmResult>;
  /** Addresses not on the list are left alone. */
  unsubscribe: (id: string, at: Date) => Promise<{kind: 'unsubscribed'} | Unavailable>;
};

/** Dependencies of the newsletter endpoint. */
export type SubscribePorts = PipelinePorts & {
  store: SubscriberStore;
  environment: Pick<Environment, 'contactLimit' | 'local' | 'siteUrl' | 'smtpUrl'>;
};
