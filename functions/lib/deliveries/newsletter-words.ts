import type {Environment} from '../environment';
import {siteName} from '../environment';
import {messageIdOf, type Mail} from '../mail/mail';

import {confirmHours} from '#src/contracts/newsletter';

/** `confirm` asks to confirm; `welcome` follows it; `known` answers someone who is on the list already. */
export type MailKind = 'confirm' | 'welcome' | 'known';

export type Subscriber = {id: string; email: string};

export type MailLinks = {confirm: string; unsubscribe: string};

type Words = {subject: string; lines: (links: MailLinks) => string[]};

const words: Readonly<Record<MailKind, Words>> = {
  confirm: {
    subject: `Confirm your address for the ${siteName} newsletter`,
    lines: ({confirm, unsubscribe}) => [
      `Someone, most likely you, asked for the ${siteName} newsletter at this address.`,
      'To get it, open this page and press the button there:',
      confirm,
      `The page works for ${confirmHours} hours.`,
      'If it was not you, do nothing. You are not on the list, and we delete your address after 30 days. To have it deleted now, open this page and press the button there:',
      unsubscribe,
    ],
  },
  welcome: {
    subject: `You are on the list of the ${siteName} newsletter`,
    lines: ({unsubscribe}) => [
      'Thank you for confirming your address. The next note comes on the first Tuesday of the month.',
      'You can answer this mail: tell us what you sell and what takes too long. A person reads it.',
      'To leave, at any time, open this page and press the button there:',
      unsubscribe,
    ],
  },
  known: {
    subject: `You already get the ${siteName} newsletter`,
    lines: ({unsubscribe}) => [
      `Someone, most likely you, asked for the ${siteName} newsletter at this address. It is on the list already, so there is nothing to do.`,
      'If the notes do not arrive, look for them among the junk mail.',
      'To leave, open this page and press the button there:',
      unsubscribe,
    ],
  },
};

/**
 * A mail to a subscriber. Each has the header fields for leaving with one click (RFC 8058): the mail program posts to the
 * address by itself. They count only if the mail server signs them, with DKIM.
 */
export function composeMail(
  kind: MailKind,
  subscriber: Subscriber,
  links: MailLinks,
  at: Date,
  {mailFrom, supportMailbox}: Pick<Environment, 'mailFrom' | 'supportMailbox'>,
): Mail {
  const {subject, lines} = words[kind];
  return {
    messageId: messageIdOf(`newsletter-${kind}-${subscriber.id}-${at.getTime()}`, mailFrom),
    date: at,
    from: mailFrom,
    to: {name: '', address: subscriber.email},
    replyTo: supportMailbox,
    subject,
    text: `${lines(links).join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
