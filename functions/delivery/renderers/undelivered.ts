import {findBooking} from '../../scheduling/booking-record';
import {findHost, mailboxOf} from '../../scheduling/hosts';
import {facts, paragraph} from '../mail/layout/parts';
import {isCompanyKind} from '../outbox/kinds';
import type {Renderer} from '../types';
import {describeTime, linksNote, mailto, teamLinks, teamMail} from './team-mail';

const whatOf = (kind: string): string => (kind.startsWith('booking-reminder') ? 'reminder' : 'invitation');

/**
 * A line about a delivery that has not arrived: to the host about a visitor's mail, and to the team about a lead, without
 * a word of its own, which the mail server may have refused. Payload: `delivery`, the ID of its row.
 */
export const undeliveredRenderer: Renderer = {
  async mail(delivery, context) {
    const {sql, environment, now} = context;
    const [late] = await sql<{kind: string; channel: string; state: string; code: string | null}>`
      select kind, channel, state, code from outbox where id = ${String(delivery.payload['delivery'])}::uuid`;
    if (late === undefined || late.state === 'sent' || late.state === 'cancelled') return undefined;
    const answer = late.code ?? 'no answer';
    const reason = `Internal. Sent when a delivery was refused or has waited for too long. ${linksNote}`;
    if (isCompanyKind(late.kind)) {
      const title = `A lead could not be delivered (${delivery.reference.slice(0, 8)})`;
      const place = late.channel === 'crm' ? 'The CRM' : 'The mail server';
      const text = `${place} hasn’t accepted it yet (${answer}). It’s saved: open it to read and reply.`;
      const links = teamLinks(delivery.reference, ['open'], delivery, context);
      return teamMail(delivery, {title, preheader: text, sections: [[paragraph([text]), ...links]], reason}, context);
    }
    const booking = await findBooking(sql, delivery.reference);
    if (booking?.state !== 'booked' || booking.start <= now) return undefined;
    const title = `The visitor’s ${whatOf(late.kind)} bounced`;
    const text = `The server’s answer: ${answer}. Write to the visitor from your own mailbox, or call.`;
    const about = facts([
      {label: 'When', value: describeTime(booking.start, findHost(booking.host).zone)},
      {label: 'Name', value: booking.name},
      {label: 'Email', value: booking.email, url: mailto(booking.email)},
      {label: 'Company', value: booking.company || 'Not given'},
    ]);
    return {
      ...teamMail(delivery, {title, preheader: text, sections: [[paragraph([text]), about]], reason}, context),
      to: mailboxOf(findHost(booking.host), environment.supportMailbox),
      subject: `${title} (${booking.id.slice(0, 8)})`,
    };
  },
};
