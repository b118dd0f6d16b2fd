import {renderMail, type MailDocument} from '../mail/layout/document';
import {facts, heading, message, paragraph} from '../mail/layout/parts';
import {messageIdOf, type Mail} from '../mail/mail';
import {findMessage, type StoredMessage} from './message-record';
import {senderOf} from './sender';
import {companyZone} from '../../setup/company';
import {flattenSource, sourceFacts} from '../../leads/describe-source';
import type {RenderContext, Renderer} from '../types';

import {clock, formatTime} from '#src/contracts/format-time';

/** `Mon, November 23, 9:12 AM Eastern Time`. */
function describeTime(time: Date): string {
  const text = formatTime(time, companyZone, {weekday: 'short', month: 'long', day: 'numeric', ...clock});
  return `${text.replace(' at ', ', ')} Eastern Time`;
}

function composeMail(
  {id, receivedAt, message: sent, source}: StoredMessage,
  title: string,
  {environment}: RenderContext,
): Mail {
  const {mailFrom, supportMailbox} = environment;
  const name = `${sent.firstName} ${sent.lastName}`.trim();
  const document: MailDocument = {
    title,
    preheader: `Message ${id.slice(0, 8)}, received ${describeTime(receivedAt)}.`,
    sections: [
      {
        parts: [
          heading(title),
          facts([
            {label: 'Name', value: name},
            {label: 'Email', value: sent.email, url: `mailto:${sent.email}`},
            {label: 'Company', value: sent.company || 'Not given'},
            ...sourceFacts(source),
            {label: 'Received', value: describeTime(receivedAt)},
            {label: 'Record', value: id},
          ]),
        ],
      },
      {parts: [message(sent.message)], isSunken: true},
      {parts: [paragraph([`Reply to this email to reach ${sent.firstName}.`], 'muted')]},
    ],
    reason: 'Internal. Sent to the support mailbox for each message that passed the spam check.',
  };
  return {
    messageId: messageIdOf(id, mailFrom),
    date: receivedAt,
    from: mailFrom,
    to: supportMailbox,
    // Replies go to the visitor.
    replyTo: {name, address: sent.email},
    subject: `${title} (${id.slice(0, 8)})`,
    ...renderMail(document, senderOf(environment)),
  };
}

/** Mail and CRM event of a stored message; `title` is also the subject. */
const createRenderer = (title: string, type: string): Renderer => ({
  async mail(delivery, context) {
    const stored = await findMessage(context.sql, delivery);
    return stored && composeMail(stored, title, context);
  },
  async crm(delivery, {sql}) {
    const stored = await findMessage(sql, delivery);
    if (stored === undefined) return undefined;
    const {id, receivedAt, message, source} = stored;
    return {type, timestamp: receivedAt, data: {id, ...message, ...flattenSource(source)}};
  },
});

/** A message from a contact form, sent to the support team and the CRM. */
export const contactRenderer = createRenderer('New message from the website', 'contact.received');

/** A request for a trial, sent to the same people. */
export const trialRenderer = createRenderer('New trial request from the website', 'trial.requested');
