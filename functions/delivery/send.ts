import {databaseTimeout} from '../database/safe-query';
import {type Sql, withTimeout} from '../database/sql';
import type {ClaimedDelivery, SendResult, Transport} from './outbox/delivery';
import {renderers} from './renderers';
import type {Render, RenderContext, Renderer, Transports} from './types';

const failed = (code: string): SendResult => ({state: 'failed', code, isSpecific: true});

/** Creates the function that renders a claimed delivery and sends it through its channel. */
export function createSend(transports: Transports, environment: RenderContext['environment'], clock: () => Date) {
  return async (delivery: ClaimedDelivery, sql: Sql): Promise<SendResult> => {
    const {channel, kind} = delivery;
    const renderer = new Map<string, Renderer>(Object.entries(renderers)).get(kind) ?? {};
    const context = {sql, environment, now: clock()};
    const send = async <Content>(render: Render<Content> | undefined, transport: Transport<Content> | undefined) => {
      // Left for a deploy that has this kind.
      if (render === undefined) return failed('unknown-kind');
      const content = await withTimeout(render(delivery, context), databaseTimeout);
      if (content === undefined) return {state: 'cancelled'} as const;
      return transport === undefined ? failed(`no-${channel}`) : transport.deliver(content, delivery.id);
    };
    if (channel === 'crm') return send(renderer.crm, transports.crm);
    if (channel === 'notify') return send(renderer.notify, transports.notify);
    const result = await send(renderer.mail, transports.mail);
    if (result.state === 'sent') await renderer.onSent?.(delivery, context).catch(() => undefined);
    return result;
  };
}
