import {button, paragraph} from '../mail/layout/parts';
import type {MailContent} from './booking-view';

import {company} from '#src/content/company/company';
import {confirmHours} from '#src/contracts/newsletter';

/** `confirm` asks for confirmation, `welcome` follows it, `known` answers a sign-up of an address already on the list. */
export type NewsletterMail = 'confirm' | 'welcome' | 'known';

export type NewsletterLinks = {confirm: string; unsubscribe: string};

const list = `the ${company.name} newsletter`;

type Compose = (links: NewsletterLinks, site: string) => MailContent;

/** A mail to a confirmed address. `texts` are its paragraphs. */
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

/** Mails about a sign-up. `site` is the host name of the site. */
export const newsletterMails: Readonly<Record<NewsletterMail, Compose>> = {
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
              'Not you? You don’t have to do anything. You’re not on the list, and we’ll delete your address after 30 days. ',
              {label: 'Delete it now', url: unsubscribe},
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
