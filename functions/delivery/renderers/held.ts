import {chooseHeld, readHeldState, recordReport} from '../../leads/held-messages';
import {reportedDays, spamDays} from '../../leads/retention-days';
import type {MailDocument} from '../mail/layout/document';
import {message, paragraph} from '../mail/layout/parts';
import {unconfirmedCode} from '../outbox/delivery';
import type {Renderer} from '../types';
import {describeTime, linksNote, teamLinks, teamMail} from './team-mail';

/** Milliseconds after which the mail names no one, if it has failed. */
const longestNamed = 3 * 60 * 60_000;

/**
 * Mail to the team about held messages: daily, and every half hour while it gets summaries. What a stranger typed may be
 * why the mail server refuses it, together with everyone else in it: so after a failure it has no texts, then no names.
 */
export const heldRenderer: Renderer = {
  async mail(delivery, context) {
    const {sql, now} = context;
    const {code, wantedAt} = delivery;
    const hasFailed = code !== null;
    // What isn't confirmed a second time is given up.
    const isOpen = now.getTime() - wantedAt.getTime() < longestNamed && code !== unconfirmedCode;
    const hasNames = !hasFailed || isOpen;
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
          message(
            [wishedAt && `Wants a demo: ${describeTime(wishedAt)}`, hasFailed ? 'Open it to read it.' : firstLine]
              .filter(Boolean)
              .join('\n'),
          ),
          paragraph(
            [`${hasNames ? `${name}, ` : ''}${describeTime(receivedAt)} (${reasons}; record ${id.slice(0, 8)})`],
            'muted',
          ),
          ...teamLinks(
            id,
            [...(hasFailed ? (['open'] as const) : []), ...(wishedAt ? (['book'] as const) : []), 'release', 'discard'],
            delivery,
            context,
          ),
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
              `Held messages are deleted after ${spamDays} days, but no sooner than ${reportedDays} days after the email that listed them.`,
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
