import {siteName} from '../environment';
import {button, heading, paragraph} from '../mail/layout/parts';
import type {MailContent} from './booking-view';

import {confirmHours} from '#src/contracts/newsletter';

/** `confirm` asks to confirm; `welcome` follows it; `known` answers someone who is on the list already. */
export type NewsletterMail = 'confirm' | 'welcome' | 'known';

export type NewsletterLinks = {confirm: string; leave: string};

const list = `the ${siteName} newsletter`;

/** Why someone gets a mail who confirmed the address. */
export const onTheList = (site: string) => `You’re getting this because this address was typed into a form on ${site}.`;

type Compose = (links: NewsletterLinks, site: string) => MailContent;

/** The mails around a sign-up. `site`: the host name of the site. */
export const newsletterMails: Readonly<Record<NewsletterMail, Compose>> = {
  confirm: ({confirm, leave}, site) => ({
    subject: `Confirm your address for ${list}`,
    document: {
      title: 'One more click',
      preheader: 'Confirm your address to get our monthly note.',
      sections: [
        {
          parts: [
            heading('One more click'),
            paragraph([
              'Someone, most likely you, asked for our newsletter at this address. Open the page and press its button to get it: one note, on the first Tuesday of each month.',
            ]),
            button({label: 'Confirm My Address', url: confirm}),
            paragraph([`The link works for ${String(confirmHours)} hours.`], 'muted'),
          ],
        },
        {
          parts: [
            paragraph(
              [
                'Not you? Do nothing. You’re not on the list, and we delete your address after 30 days. ',
                {label: 'Delete it now', url: leave},
              ],
              'muted',
            ),
          ],
        },
      ],
      reason: `Sent once, because this address was typed into a form on ${site}.`,
    },
  }),
  welcome: ({leave}, site) => ({
    subject: `You’re on the list: ${list}`,
    document: {
      title: 'You’re on the list',
      preheader: 'The next note comes on the first Tuesday of the month.',
      sections: [
        {
          parts: [
            heading('You’re on the list'),
            paragraph([
              'Thank you for confirming your address. The next note comes on the first Tuesday of the month.',
            ]),
            paragraph(['Reply any time: tell us what you sell and what takes too long. A person reads it.']),
          ],
        },
        {parts: [paragraph(['Changed your mind? ', {label: 'Unsubscribe', url: leave}], 'muted')]},
      ],
      reason: onTheList(site),
    },
  }),
  known: ({leave}, site) => ({
    subject: `You already get ${list}`,
    document: {
      title: 'You already get our newsletter',
      preheader: 'There is nothing to do.',
      sections: [
        {
          parts: [
            heading('You already get our newsletter'),
            paragraph([
              'Someone, most likely you, asked for it at this address. It’s on the list already, so there is nothing to do.',
            ]),
            paragraph(['If our notes don’t arrive, look in your junk folder.']),
          ],
        },
        {parts: [paragraph(['Changed your mind? ', {label: 'Unsubscribe', url: leave}], 'muted')]},
      ],
      reason: onTheList(site),
    },
  }),
};
