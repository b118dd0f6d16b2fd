import {databaseTimeout} from '../database/safe-query';
import {isCompanyKind} from './outbox/kinds';
import {withTimeout, type Sql} from '../database/sql';
import type {ClaimedDelivery, SendResult} from './outbox/delivery';
import {renderers} from './renderers';
import type {RenderContext, Renderer, Transports} from './types';

const failed = (code: string): SendResult => ({state: 'failed', code, permanent: false, isSpecific: true});

/** Creates the function that renders a claimed delivery and sends it through its channel. */
export function createSend(transports: Transports, environment: RenderContext['environment'], clock: () => Date) {
  return async (delivery: ClaimedDelivery, sql: Sql): Promise<SendResult> => {
    const renderer = new Map<string, Renderer>(Object.entries(renderers)).get(delivery.kind);
    const context = {sql, environment, now: clock()};
    if (delivery.channel === 'mail') {
      // Left for a deploy that has this kind.
      if (renderer?.mail === undefined) return failed('unknown-kind');
      const mail = await withTimeout(renderer.mail(delivery, context), databaseTimeout);
      if (mail === undefined) return {state: 'cancelled'};
      if (transports.mail === undefined) return failed('no-mail-server');
      const result = await transports.mail.deliver(mail);
      if (result.state === 'sent') await renderer.onSent?.(delivery, context).catch(() => undefined);
      if (result.state !== 'failed' || !result.permanent || isCompanyKind(delivery.kind)) return result;
      // Only an address that doesn't exist is final for a visitor: other refusals may be about us.
      const isFinal = result.isRecipientRefused === true && (await renderer.onRefused?.(delivery, context)) !== false;
      return isFinal ? result : failed(result.code);
    }
    if (delivery.channel === 'notify') {
      if (renderer?.notify === undefined) return failed('unknown-kind');
      const text = await withTimeout(renderer.notify(delivery, context), databaseTimeout);
      if (text === undefined) return {state: 'cancelled'};
      return transports.notify === undefined ? failed('no-chat') : transports.notify.deliver(text);
    }
    if (renderer?.crm === undefined) return failed('unknown-kind');
    const event = await withTimeout(renderer.crm(delivery, context), databaseTimeout);
    if (event === undefined) return {state: 'cancelled'};
    return transports.crm === undefined ? failed('no-crm') : transports.crm.deliver(event, delivery.id);
  };
}
