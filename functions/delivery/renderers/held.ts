import {chooseHeld, readHeldState, recordReport, type HeldMessage} from '../../leads/held-messages';
import {renderMail, type MailDocument} from '../mail/layout/document';
import {heading, message, paragraph} from '../mail/layout/parts';
import type {Section} from '../mail/layout/section';
import {messageIdOf} from '../mail/mail';
import {reportedDays, spamDays} from '../../leads/retention-days';
import {senderOf} from './sender';
import type {Renderer} from '../types';

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

/** Mail to the team about messages that look like spam: daily, and during a flood every ten minutes. */
export const heldRenderer: Renderer = {
  async mail(delivery, {sql, environment, now}) {
    const messages = await chooseHeld(sql, delivery.id);
    if (messages.length === 0) return undefined;
    const {held} = await readHeldState(sql, now);
    const {mailFrom, supportMailbox} = environment;
    const {length} = messages;
    const count = length === 1 ? '1 message is held' : `${String(length)} messages are held`;
    const title = `${count} as possible spam`;
    const more = held - length;
    const document: MailDocument = {
      title,
      preheader: 'Release the ones that aren’t spam.',
      sections: [
        {parts: [heading(title), paragraph(['The senders don’t know. Releasing a message delivers it.'])]},
        ...messages.map(describeHeld),
        {
          parts: [
            ...(more > 0
              ? [
                  paragraph([
                    `Also held, and listed in an earlier or a later email: ${String(more)}. See npm run leads -- list --state held.`,
                  ]),
                ]
              : []),
            paragraph(
              [
                `Held messages are deleted after ${String(spamDays)} days, and never within ${String(reportedDays)} days of the email that listed them.`,
              ],
              'muted',
            ),
          ],
        },
      ],
      reason: 'Internal. Sent when messages were held: once a day, and during a flood every ten minutes.',
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
  onSent: ({id}, {sql, now}) => recordReport(sql, id, now),
};
