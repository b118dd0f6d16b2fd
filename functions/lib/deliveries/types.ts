import type {CrmChannel, CrmEvent} from '../crm/crm';
import type {Sql} from '../database/database';
import type {Environment} from '../environment';
import type {Mail, Mailer} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';

/** What a renderer reads besides the delivery. */
export type RenderContext = {
  sql: Sql;
  environment: Pick<Environment, 'appSecret' | 'mailFrom' | 'supportMailbox' | 'companyAddress' | 'companyPhone'>;
  now: Date;
};

/** Writes the content of one kind of delivery, per channel. `undefined` cancels it: it is out of date. */
export type Renderer = {
  mail?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<Mail | undefined>;
  crm?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<CrmEvent | undefined>;
  /** Acts on a mail server that accepts no mail for the recipient. */
  refused?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<void>;
};

/** The transports that are set up. */
export type Transports = {mail: Mailer | undefined; crm: CrmChannel | undefined};
