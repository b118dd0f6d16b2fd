import {renderMail, type MailDocument} from '../mail/layout/document';
import {heading, paragraph} from '../mail/layout/parts';
import {messageIdOf} from '../mail/mail';
import {listRefused} from '../outbox/check-mail';
import {senderOf} from './sender';
import type {Renderer} from '../types';

/** Maximum number of refused deliveries listed in one mail. */
const maxListed = 50;

const commandOf = (reference: string) => `npm run leads -- show ${reference.slice(0, 8)}`;

/**
 * The check mail: names refused messages without a word of theirs. If even this mail was refused before, they are sent
 * again, and it only says so.
 */
export const mailCheckRenderer: Renderer = {
  async mail(delivery, {sql, environment}) {
    const {mailFrom, supportMailbox} = environment;
    const refused = await listRefused(sql, delivery, maxListed);
    if (refused.length === 0 && !delivery.wasRefused) return undefined;
    const total = Number(refused[0]?.total ?? 0);
    const count = total === 1 ? '1 message' : `${String(total)} messages`;
    const title = delivery.wasRefused ? 'Mail to this address works again' : `${count} could not be delivered`;
    const document: MailDocument = {
      title,
      preheader: delivery.wasRefused ? 'Messages that waited are being sent.' : 'Something in the text was refused.',
      sections: delivery.wasRefused
        ? [{parts: [heading(title), paragraph(['The mail server refused our mail. What waited is being sent now.'])]}]
        : [
            {
              parts: [
                heading(title),
                paragraph([
                  'Mail or the CRM works, but refused these for good. Each is stored: read it with the command.',
                ]),
              ],
            },
            {
              parts: refused.map(({reference, kind, channel, code}) =>
                paragraph([`${commandOf(reference)} (${kind}, ${channel}: ${code ?? 'no code'})`]),
              ),
            },
          ],
      reason: 'Internal. Sent to the support mailbox after the mail server or the CRM refused a message.',
    };
    return {
      messageId: messageIdOf(delivery.id, mailFrom),
      date: delivery.createdAt,
      from: mailFrom,
      to: supportMailbox,
      replyTo: supportMailbox,
      subject: title,
      ...renderMail(document, senderOf(environment)),
    };
  },
};
