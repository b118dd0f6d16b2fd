import type {ClaimedDelivery} from '../outbox/delivery';
import {createToken} from '../../security/token';
import {newsletterMails, type NewsletterLinks, type NewsletterMail} from './newsletter-mails';
import {flattenSource} from '../../leads/describe-source';
import type {StoredSource} from '../../leads/read-source';
import {createMail} from './create-mail';
import type {RenderContext, Renderer} from '../types';

import {confirmHours, confirmPath, unsubscribePath} from '#src/contracts/newsletter';

type Subscriber = {
  id: string;
  email: string;
  state: string;
  confirmed_at: Date | string | null;
  source: StoredSource | null;
};

async function findSubscriber({reference}: Pick<ClaimedDelivery, 'reference'>, {sql}: RenderContext) {
  const [row] = await sql<Subscriber>`
    select id, email, state, confirmed_at, source from subscribers where id = ${reference}::uuid`;
  return row;
}

/** Links in a mail. They are signed when it is sent, so a delayed mail's links work for the full period too. */
function createLinks(id: string, site: string, {environment, now}: RenderContext): NewsletterLinks {
  const {appSecret} = environment;
  const expires = new Date(now.getTime() + confirmHours * 60 * 60 * 1000);
  return {
    confirm: `${site}${confirmPath}?token=${createToken('newsletter-confirm', id, appSecret, expires)}`,
    unsubscribe: `${site}${unsubscribePath}?token=${createToken('newsletter-unsubscribe', id, appSecret)}`,
  };
}

/**
 * Renders the mail only if it still applies: confirmed addresses are not asked to confirm, and former subscribers are
 * not welcomed. Mail programs use the headers for one-click unsubscribe (RFC 8058) only if the mail server signs them
 * with DKIM.
 */
function rendererOf(kind: NewsletterMail, state: 'pending' | 'confirmed'): Renderer {
  return {
    async mail(delivery, context) {
      const subscriber = await findSubscriber(delivery, context);
      if (subscriber?.state !== state) return undefined;
      const {id, email} = subscriber;
      const site = String(delivery.payload['site']);
      const links = createLinks(id, site, context);
      const mail = {
        ...newsletterMails[kind](links, new URL(site).host),
        id: `newsletter-${kind}-${id}-${String(delivery.createdAt.getTime())}`,
        date: delivery.createdAt,
        to: {name: '', address: email},
        headers: {
          'List-Unsubscribe': `<${links.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
      return createMail(mail, context);
    },
  };
}

const confirmed: Renderer = {
  async crm(delivery, context) {
    const subscriber = await findSubscriber(delivery, context);
    if (subscriber?.state !== 'confirmed') return undefined;
    const {id, email, source} = subscriber;
    const timestamp = new Date(subscriber.confirmed_at ?? 0);
    return {type: 'newsletter.confirmed', timestamp, data: {id, email, ...flattenSource(source)}};
  },
};

/** Mails about sign-ups. Payload: `site`, the origin of links. */
export const newsletterRenderers = {
  'newsletter-confirm': rendererOf('confirm', 'pending'),
  'newsletter-known': rendererOf('known', 'confirmed'),
  'newsletter-welcome': {...rendererOf('welcome', 'confirmed'), ...confirmed},
};
