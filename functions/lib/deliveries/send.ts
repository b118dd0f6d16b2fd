import type {CrmChannel, CrmEvent} from '../crm/crm';
import type {Sql} from '../database/database';
import type {Environment} from '../environment';
import type {Mail, Mailer} from '../mail/mail';
import type {ClaimedDelivery, SendResult} from '../outbox/delivery';
import {renderers} from './renderers';

/** What the words of a delivery are written from, besides the delivery. */
export type RenderContext = {
  sql: Sql;
  environment: Pick<Environment, 'appSecret' | 'mailFrom' | 'supportMailbox'>;
  now: Date;
};

/** Writes the words of one kind, for each channel that it goes by. `undefined`: there is nothing to say any more. */
export type Renderer = {
  mail?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<Mail | undefined>;
  crm?: (delivery: ClaimedDelivery, context: RenderContext) => Promise<CrmEvent | undefined>;
};

export type Ways = {mail: Mailer | undefined; crm: CrmChannel | undefined};

const cannot = (code: string): SendResult => ({state: 'failed', code, permanent: false});

/** What sends a claimed delivery: the words of its kind, by its channel. */
export function createSend(ways: Ways, environment: RenderContext['environment'], clock: () => Date) {
  return async (delivery: ClaimedDelivery, sql: Sql): Promise<SendResult> => {
    const renderer = new Map<string, Renderer>(Object.entries(renderers)).get(delivery.kind);
    const context = {sql, environment, now: clock()};
    if (delivery.channel === 'mail') {
      // A version of the site that does not know the kind leaves it to the one that does.
      if (renderer?.mail === undefined) return cannot('unknown-kind');
      const mail = await renderer.mail(delivery, context);
      if (mail === undefined) return {state: 'cancelled'};
      return ways.mail === undefined ? cannot('no-mail-server') : ways.mail.deliver(mail);
    }
    if (renderer?.crm === undefined) return cannot('unknown-kind');
    const event = await renderer.crm(delivery, context);
    if (event === undefined) return {state: 'cancelled'};
    return ways.crm === undefined ? cannot('no-crm') : ways.crm.deliver(event, delivery.id);
  };
}
