import type {CrmChannel, CrmEvent} from './crm/crm';
import type {Sql} from '../database/sql';
import type {Environment} from '../setup/environment';
import type {Mail, Mailer} from './mail/mail';
import type {Notifier} from './notify/create-notifier';
import type {ClaimedDelivery} from './outbox/delivery';

/** Context of a renderer, besides the delivery. */
export type RenderContext = {
  sql: Sql;
  environment: Pick<
    Environment,
    'appSecret' | 'siteUrl' | 'mailFrom' | 'statsMailTo' | 'supportMailbox' | 'companyAddress' | 'companyPhone'
  >;
  now: Date;
};

/** Renders one kind of delivery, per channel. `undefined` cancels it as outdated. */
export type Renderer = {
  mail?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<Mail | undefined>;
  crm?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<CrmEvent | undefined>;
  /** The line for the team's chat. */
  notify?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<string | undefined>;
  /** Called when the mail was sent. If it fails, the mail still counts as sent. */
  onSent?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<void>;
  /** Called when the recipient's address doesn't exist. Returns whether that is final; otherwise the mail is retried. */
  onRefused?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<boolean>;
};

/** The configured transports. */
export type Transports = {mail: Mailer | undefined; crm: CrmChannel | undefined; notify: Notifier | undefined};
