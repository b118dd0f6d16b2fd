import {listHeld, readHeldState, type HeldMessage} from '../../leads/held-messages';
import {renderMail, type MailDocument} from '../mail/layout/document';
import {heading, message, paragraph} from '../mail/layout/parts';
import type {Section} from '../mail/layout/section';
import {messageIdOf} from '../mail/mail';
import {spamDays} from '../../leads/retention-days';
import {senderOf} from './sender';
import type {Renderer} from '../types';

/** Maximum number of messages listed in one mail. */
const maxListed = 100;

/** A held message: first line, sender, reason, and the command to release it. */
function describeHeld({id, receivedAt, reasons, name, firstLine}: HeldMessage): Section {
  const time = receivedAt.toISOString().slice(0, 16).replace('T', ' ');
  return {
    parts: [
      message(firstLine),
      paragraph([`${name}, ${time} UTC (${reasons})`], 'muted'),
      paragraph([`npm run leads -- release ${id.slice(0, 8)}`], 'muted'),
    ],
  };
}

/** The daily mail to the team about messages that look like spam. */
export const heldRenderer: Renderer = {
  async mail(delivery, {sql, environment, now}) {
    const [{held}, messages] = await Promise.all([readHeldState(sql, now), listHeld(sql, maxListed)]);
    if (held === 0) return undefined;
    const {mailFrom, supportMailbox} = environment;
    const count = held === 1 ? '1 message is held' : `${String(held)} messages are held`;
    const title = `${count} as possible spam`;
    const more = held - messages.length;
    const document: MailDocument = {
      title,
      preheader: 'Release the ones that aren’t spam.',
      sections: [
        {parts: [heading(title), paragraph(['The senders don’t know. Releasing a message delivers it.'])]},
        ...messages.map(describeHeld),
        {
          parts: [
            ...(more > 0 ? [paragraph([`${String(more)} more: npm run leads -- list --state held`])] : []),
            paragraph(
              [
                `Held messages are deleted after ${String(spamDays)} days, once an email like this one has listed them.`,
              ],
              'muted',
            ),
          ],
        },
      ],
      reason: 'Internal. Sent once a day when messages were held.',
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
