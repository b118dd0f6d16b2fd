import {listHeld, readHeldState} from '../leads/held-messages';
import {messageIdOf} from '../mail/mail';
import {spamDays} from '../retention/days';
import type {Renderer} from './types';

/** Messages listed in one mail. */
const most = 100;

/** The daily mail to the team about messages that look like spam. */
export const heldRenderer: Renderer = {
  async mail(delivery, {sql, environment, now}) {
    const [{held}, messages] = await Promise.all([readHeldState(sql, now), listHeld(sql, most)]);
    if (held === 0) return undefined;
    const {mailFrom, supportMailbox} = environment;
    const lines = messages.map(({id, receivedAt, reasons, name, firstLine}) =>
      [
        `${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${name} (${reasons})`,
        `  ${firstLine}`,
        `  npm run leads -- release ${id.slice(0, 8)}`,
      ].join('\n'),
    );
    const count = held === 1 ? '1 message is held' : `${held} messages are held`;
    return {
      messageId: messageIdOf(delivery.id, mailFrom),
      date: delivery.createdAt,
      from: mailFrom,
      to: supportMailbox,
      replyTo: supportMailbox,
      subject: `${count} as possible spam`,
      text: `${[
        `${count} as possible spam. The senders do not know; release delivers a message.`,
        ...lines,
        ...(held > messages.length ? [`${held - messages.length} more: npm run leads -- list --state held`] : []),
        `A held message is deleted ${spamDays} days after it came in, once a mail like this one has listed it.`,
      ].join('\n\n')}\n`,
    };
  },
};
