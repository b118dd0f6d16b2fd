import type {Sql} from '../database/sql';
import type {Environment} from '../setup/environment';
import type {CrmEvent} from './crm/create-crm';
import type {Mail} from './mail/mail';
import type {ClaimedDelivery, Transport} from './outbox/delivery';

/** Context of a renderer, besides the delivery. */
export type RenderContext = {
  sql: Sql;
  environment: Pick<
    Environment,
    'appSecret' | 'siteUrl' | 'mailFrom' | 'supportMailbox' | 'companyAddress' | 'companyPhone'
  >;
  now: Date;
};

/** Renders what a channel sends. `undefined` cancels the delivery as outdated. */
export type Render<Content> = (delivery: ClaimedDelivery, context: RenderContext) => Promise<Content | undefined>;

/** Renders one kind of delivery, per channel. */
export type Renderer = {
  mail?: Render<Mail>;
  crm?: Render<CrmEvent>;
  /** The line for the team's chat. */
  notify?: Render<string>;
  /** Called when the mail was sent. If it fails, the mail still counts as sent. */
  onSent?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<void>;
};

/** The configured transports. */
export type Transports = {
  mail: Transport<Mail> | undefined;
  crm: Transport<CrmEvent> | undefined;
  notify: Transport<string> | undefined;
};
