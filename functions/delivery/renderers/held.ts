import {chooseHeld, readHeldState, recordReport} from '../../leads/held-messages';
import type {MailDocument} from '../mail/layout/document';
import {message, paragraph} from '../mail/layout/parts';
import {reportedDays, spamDays} from '../../leads/retention-days';
import {describeTime, linksNote, teamLinks, teamMail} from './team-mail';
import type {Renderer} from '../types';

/** Mail to the team about held messages: daily, and every half hour while it gets summaries. */
export const heldRenderer: Renderer = {
  async mail(delivery, context) {
    const {sql, now} = context;
    const messages = await chooseHeld(sql, delivery.id);
    if (messages.length === 0) return undefined;
    const {held} = await readHeldState(sql, now);
    const {length} = messages;
    const more = held - length;
    const title = `${length === 1 ? '1 message is held' : `${length} messages are held`} for you to check`;
    const document: MailDocument = {
      title,
      preheader: 'Release the ones that aren’t spam.',
      sections: [
        [
          paragraph([
            'The senders don’t know. Releasing a message delivers it. Each link opens a page that asks first.',
          ]),
        ],
        ...messages.map(({id, receivedAt, reasons, name, firstLine, wishedAt}) => [
          message([wishedAt && `Wants a demo: ${describeTime(wishedAt)}`, firstLine].filter(Boolean).join('\n')),
          paragraph([`${name}, ${describeTime(receivedAt)} (${reasons}; record ${id.slice(0, 8)})`], 'muted'),
          ...teamLinks(id, [...(wishedAt ? (['book'] as const) : []), 'release', 'discard'], delivery, context),
        ]),
        [
          ...(length === 1
            ? []
            : [
                paragraph(['All of them at once:']),
                ...teamLinks(delivery.id, ['release', 'discard'], delivery, context),
              ]),
          ...(more > 0 ? [paragraph([`Also held, and listed in an earlier or a later email: ${more}.`])] : []),
          paragraph(
            [
              `Held messages are deleted after ${spamDays} days, and never within ${reportedDays} days of the email that listed them.`,
            ],
            'muted',
          ),
        ],
      ],
      reason: `Internal. Sent when messages were held: once a day, and every half hour while too many arrive. ${linksNote}`,
    };
    return teamMail(delivery, document, context);
  },
  onSent: ({id}, {sql, now}) => recordReport(sql, id, now),
};
