import {renderMail} from '../mail/layout/document';
import {messageIdOf, type Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import {createNewsletterLinks} from '../short-links';
import {createToken} from '../token';
import type {MailContent} from './booking-view';
import {newsletterMails, type NewsletterMail} from './newsletter-mails';
import {senderOf} from './sender';
import type {RenderContext, Renderer} from './types';

import {confirmHours, unsubscribePath} from '#src/contracts/newsletter';

export type Subscriber = {id: string; email: string};

type Found = Subscriber & {state: string; confirmed_at: Date | string | null};

export async function findSubscriber({reference}: Pick<ClaimedDelivery, 'reference'>, {sql}: RenderContext) {
  const [row] = await sql<Found>`
    select id, email, state, confirmed_at from subscribers where id = ${reference}::uuid`;
  return row;
}

/** Links in a mail. They are signed when it is sent, so a delayed mail's links work for the full period too. */
export function linksFor(id: string, site: string, {environment, now}: Pick<RenderContext, 'environment' | 'now'>) {
  const expires = new Date(now.getTime() + confirmHours * 60 * 60 * 1000);
  const token = createToken('newsletter-unsubscribe', id, environment.appSecret);
  return {
    ...createNewsletterLinks(id, site, environment.appSecret, expires),
    // Mail programs post to it directly and follow no redirects.
    oneClick: `${site}${unsubscribePath}?token=${token}`,
  };
}

/**
 * A mail to a subscriber, with the headers for one-click unsubscribe (RFC 8058). Mail programs use them only if the
 * mail server signs them with DKIM.
 * @param name Part of the Message-ID that distinguishes this mail from others to the same person.
 */
export function composeNewsletterMail(
  name: string,
  {subject, document}: MailContent,
  {email, oneClick}: {email: string; oneClick: string},
  at: Date,
  {mailFrom, supportMailbox, ...company}: RenderContext['environment'],
): Mail {
  return {
    messageId: messageIdOf(name, mailFrom),
    date: at,
    from: mailFrom,
    to: {name: '', address: email},
    replyTo: supportMailbox,
    subject,
    ...renderMail(document, senderOf({...company, supportMailbox})),
    headers: {'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'},
  };
}

/**
 * Renders the mail only if it still applies: confirmed addresses are not asked to confirm, and former subscribers are
 * not welcomed.
 */
function rendererOf(kind: NewsletterMail, state: 'pending' | 'confirmed'): Renderer {
  return {
    async mail(delivery, context) {
      const subscriber = await findSubscriber(delivery, context);
      if (subscriber?.state !== state) return undefined;
      const {id, email} = subscriber;
      const site = String(delivery.payload['site']);
      const {oneClick, ...links} = linksFor(id, site, context);
      const name = `newsletter-${kind}-${id}-${String(delivery.createdAt.getTime())}`;
      const content = newsletterMails[kind](links, new URL(site).host);
      return composeNewsletterMail(name, content, {email, oneClick}, delivery.createdAt, context.environment);
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

/** Mails about sign-ups. Payload: `site`, the origin of links. */
export const newsletterRenderers = {
  'newsletter-confirm': rendererOf('confirm', 'pending'),
  'newsletter-known': rendererOf('known', 'confirmed'),
  'newsletter-welcome': {...rendererOf('welcome', 'confirmed'), ...confirmed},
};
