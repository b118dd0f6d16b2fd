import {company} from '#src/content/company/company';
import {confirmHours, confirmPath, unsubscribePath} from '#src/contracts/newsletter';
import {flattenSource} from '../../leads/describe-source';
import type {StoredSource} from '../../leads/read-source';
import {openToken, sealToken} from '../../security/token';
import {button, paragraph} from '../mail/layout/parts';
import type {Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext, Renderer} from '../types';
import type {MailContent} from './booking-view';
import {createMail} from './create-mail';

/** `confirm` asks for confirmation, `welcome` follows it, `known` answers a sign-up of an address already on the list. */
export type NewsletterMail = 'confirm' | 'welcome' | 'known';

/** What a link in an email does. */
export type LinkAction = 'confirm' | 'unsubscribe';

/** Whom a link is for. Nothing else remembers an address that was not confirmed. */
export type Invited = {email: string; source: StoredSource | null};

/** Longest source in a link, in characters. Of a longer one, only its label is kept. */
const longestSource = 800;

function shortened(source: StoredSource | null): StoredSource | null {
  if (source === null || JSON.stringify(source).length <= longestSource) return source;
  return {label: source.label};
}

type LinkText = Invited & {made: number};

/** Who a link is for, and when it was made. */
export function readLink(action: LinkAction, token: unknown, secrets: readonly string[], now: Date) {
  const read = openToken(`newsletter-${action}`, token, secrets, now);
  if (!read.ok) return read;
  const {made, ...invited} = JSON.parse(read.subject) as LinkText;
  return {ok: true, invited, made: new Date(made)} as const;
}

type NewsletterLinks = Record<LinkAction, string>;

/** They are signed when the mail is sent, so a delayed mail's links work for the full period too. */
function createLinks({email, source}: Invited, site: string, secret: string | undefined, now: Date): NewsletterLinks {
  const expires = new Date(now.getTime() + confirmHours * 60 * 60 * 1000);
  const textOf = (from: Invited['source']) =>
    JSON.stringify({email, source: from, made: now.getTime()} satisfies LinkText);
  const confirm = sealToken('newsletter-confirm', textOf(shortened(source)), secret, expires);
  const unsubscribe = sealToken('newsletter-unsubscribe', textOf(null), secret);
  return {
    confirm: `${site}${confirmPath}?token=${confirm}`,
    unsubscribe: `${site}${unsubscribePath}?token=${unsubscribe}`,
  };
}

const list = `the ${company.name} newsletter`;

type Compose = (links: NewsletterLinks, site: string) => MailContent;

/** An email to a confirmed address. `texts` are its paragraphs. */
const toReader =
  (subject: string, title: string, preheader: string, texts: readonly string[]): Compose =>
  ({unsubscribe}, site) => ({
    subject,
    document: {
      title,
      preheader,
      sections: [
        texts.map((text) => paragraph([text])),
        [paragraph(['Changed your mind? ', {label: 'Unsubscribe', url: unsubscribe}], 'muted')],
      ],
      reason: `You’re getting this because this address was entered in a form on ${site}.`,
    },
  });

/** Emails about a sign-up. `site` is the host name of the site. */
const contents: Readonly<Record<NewsletterMail, Compose>> = {
  confirm: ({confirm, unsubscribe}, site) => ({
    subject: `Confirm your address for ${list}`,
    document: {
      title: 'One more click',
      preheader: 'Confirm your address to get our monthly newsletter.',
      sections: [
        [
          paragraph([
            'Someone, most likely you, signed this address up for our newsletter. To get it, open the page below and press the button. It comes once a month, on the first Tuesday.',
          ]),
          button({label: 'Confirm My Address', url: confirm}),
          paragraph([`The link works for ${String(confirmHours)} hours.`], 'muted'),
        ],
        [
          paragraph(
            [
              'Not you? You don’t have to do anything. You’re not on the list, and we haven’t stored your address. ',
              {label: 'Don’t email me again', url: unsubscribe},
            ],
            'muted',
          ),
        ],
      ],
      reason: `Sent once, because this address was entered in a form on ${site}.`,
    },
  }),
  welcome: toReader(
    `You’re on the list: ${list}`,
    'You’re on the list',
    'The next issue comes out on the first Tuesday of the month.',
    [
      'Thanks for confirming your address. The next issue comes out on the first Tuesday of the month.',
      'Reply anytime and tell us what you sell and what takes too long. A person will read it.',
    ],
  ),
  known: toReader(`You already get ${list}`, 'You already get our newsletter', 'You don’t have to do anything.', [
    'Someone, most likely you, signed up this address again. It’s already on the list, so you don’t have to do anything.',
    'If you don’t see our emails, check your spam folder.',
  ]),
};

/**
 * Writes an email. Mail programs use the headers for one-click unsubscribe (RFC 8058) only if the mail server signs them
 * with DKIM.
 * @param id Of the sign-up or the subscriber.
 */
export function newsletterMail(
  kind: NewsletterMail,
  id: string,
  invited: Invited,
  {site, date, ...context}: {site: string; date: Date} & Pick<RenderContext, 'environment' | 'now'>,
): Mail {
  const links = createLinks(invited, site, context.environment.appSecret, context.now);
  const mail = {
    ...contents[kind](links, new URL(site).host),
    id: `newsletter-${kind}-${id}-${String(date.getTime())}`,
    date,
    to: {name: '', address: invited.email},
    headers: {'List-Unsubscribe': `<${links.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'},
  };
  return createMail(mail, context);
}

type Subscriber = Invited & {id: string; confirmed_at: Date | string};

/** A subscriber, unless they have left. */
async function findSubscriber({reference}: ClaimedDelivery, {sql}: RenderContext): Promise<Subscriber | undefined> {
  const [row] = await sql<Subscriber>`
    select id, email, confirmed_at, source from subscribers where id = ${reference}::uuid and unsubscribed_at is null`;
  return row;
}

/** What follows a confirmation. Payload: `site`, the origin of links. */
export const welcomeRenderer: Renderer = {
  async mail(delivery, context) {
    const subscriber = await findSubscriber(delivery, context);
    if (subscriber === undefined) return undefined;
    const about = {...context, site: String(delivery.payload['site']), date: delivery.createdAt};
    return newsletterMail('welcome', subscriber.id, subscriber, about);
  },
  async crm(delivery, context) {
    const subscriber = await findSubscriber(delivery, context);
    if (subscriber === undefined) return undefined;
    const {id, email, source} = subscriber;
    const timestamp = new Date(subscriber.confirmed_at);
    return {type: 'newsletter.confirmed', timestamp, data: {id, email, ...flattenSource(source)}};
  },
};
