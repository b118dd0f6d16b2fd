import type {MailDocument} from '../mail/layout/document';
import {paragraph} from '../mail/layout/parts';
import {listRefused} from '../outbox/check-mail';
import {linksNote, teamLinks, teamMail} from './team-mail';
import type {Renderer} from '../types';

/** Maximum number of refused deliveries listed in one mail. */
const maxListed = 50;

/**
 * The check mail: names refused messages without a word of theirs. If even this mail was refused before, they are sent
 * again, and it only says so.
 */
export const mailCheckRenderer: Renderer = {
  async mail(delivery, context) {
    const refused = await listRefused(context.sql, delivery, maxListed);
    if (refused.length === 0 && !delivery.wasRefused) return undefined;
    const total = Number(refused[0]?.total ?? 0);
    const title = delivery.wasRefused
      ? 'Email to this address works again'
      : `${total === 1 ? '1 message' : `${total} messages`} could not be delivered`;
    const explanation = delivery.wasRefused
      ? 'The mail server refused our email. Everything that was waiting is being sent now.'
      : 'The mail server, the CRM or the chat refused these for good. Each one is stored: open it to read and answer it.';
    const listed = delivery.wasRefused ? [] : refused;
    const document: MailDocument = {
      title,
      preheader: delivery.wasRefused ? 'Waiting messages are being sent.' : 'Something in the text was refused.',
      sections: [
        [paragraph([explanation])],
        ...listed.map(({reference, kind, channel, code}) => [
          paragraph([`Record ${reference.slice(0, 8)} (${kind}, ${channel}: ${code ?? 'no code'})`]),
          ...teamLinks(reference, ['open'], delivery, context),
        ]),
      ],
      reason: `Internal. Sent to the support mailbox after the mail server, the CRM or the chat refused a message. ${linksNote}`,
    };
    return teamMail(delivery, document, context);
  },
};
