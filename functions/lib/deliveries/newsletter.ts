import type {ClaimedDelivery} from '../outbox/delivery';
import {createToken} from '../token';
import type {MailKind, MailLinks, Subscriber} from './newsletter-words';
import {composeMail} from './newsletter-words';
import type {RenderContext, Renderer} from './types';

import {confirmHours, confirmPath, unsubscribePath} from '#src/contracts/newsletter';

type Found = Subscriber & {state: string; confirmed_at: Date | string | null};

async function findSubscriber({reference}: ClaimedDelivery, {sql}: RenderContext): Promise<Found | undefined> {
  const [row] = await sql<Found>`
    select id, email, state, confirmed_at from subscribers where id = ${reference}::uuid`;
  return row;
}

/** The links of a mail. They are signed when it is sent, so one that had to wait works for its full time, too. */
function createLinks(id: string, {payload}: ClaimedDelivery, {environment, now}: RenderContext): MailLinks {
  const {appSecret} = environment;
  const link = (path: string, token: string) => `${String(payload['site'])}${path}?token=${token}`;
  const expires = new Date(now.getTime() + confirmHours * 60 * 60 * 1000);
  return {
    confirm: link(confirmPath, createToken('newsletter-confirm', id, appSecret, expires)),
    unsubscribe: link(unsubscribePath, createToken('newsletter-unsubscribe', id, appSecret)),
  };
}

/** A mail that is still true when it goes out: nobody is asked to confirm twice, nor welcomed after leaving. */
function rendererOf(kind: MailKind, wanted: 'pending' | 'confirmed'): Renderer {
  return {
    async mail(delivery, context) {
      const subscriber = await findSubscriber(delivery, context);
      if (subscriber?.state !== wanted) return undefined;
      const links = createLinks(subscriber.id, delivery, context);
      return composeMail(kind, subscriber, links, delivery.createdAt, context.environment);
    },
  };
}

const confirmed: Renderer = {
  async crm(delivery, context) {
    const subscriber = await findSubscriber(delivery, context);
    if (subscriber?.state !== 'confirmed') return undefined;
    const {id, email} = subscriber;
    return {type: 'newsletter.confirmed', timestamp: new Date(subscriber.confirmed_at ?? 0), data: {id, email}};
  },
};

/** Mails to whoever asked for the newsletter; payload: `site`, the address that the links lead to. */
export const newsletterRenderers = {
  'newsletter-confirm': rendererOf('confirm', 'pending'),
  'newsletter-known': rendererOf('known', 'confirmed'),
  'newsletter-welcome': {...rendererOf('welcome', 'confirmed'), ...confirmed},
};
