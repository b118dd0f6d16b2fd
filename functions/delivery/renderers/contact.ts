import type {ContactMessage} from '#src/contracts/contact';
import type {Sql} from '../../database/sql';
import {flattenSource, sourceFacts} from '../../leads/describe-source';
import type {StoredSource} from '../../leads/read-source';
import type {CrmEvent} from '../crm/create-crm';
import type {MailDocument} from '../mail/layout/document';
import {facts, message, paragraph} from '../mail/layout/parts';
import type {Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext, Renderer} from '../types';
import {describeTime, leadLine, linksNote, mailto, teamLinks, teamMail} from './team-mail';

/** A stored message, for its renderers. */
type StoredMessage = {
  id: string;
  receivedAt: Date;
  message: ContactMessage;
  source: StoredSource | null;
  /** Of a request for a demo. */
  wish: {start: Date; zone: string} | undefined;
};

type Row = ContactMessage & {
  id: string;
  receivedAt: Date | string;
  source: StoredSource | null;
  start: Date | string | null;
  zone: string | null;
};

/** Loads the message, unless it was erased. */
async function findMessage(sql: Sql, {reference}: ClaimedDelivery): Promise<StoredMessage | undefined> {
  const [row] = await sql<Row>`
    select id, received_at as "receivedAt", first_name as "firstName", last_name as "lastName", email,
      coalesce(company, '') as company, message, source, wished_at as start, zone
    from contact_messages where id = ${reference}::uuid and state <> 'erased'`;
  if (row === undefined) return undefined;
  const {id, receivedAt, source, start, zone, ...message} = row;
  const wish = start === null || zone === null ? undefined : {start: new Date(start), zone};
  return {id, receivedAt: new Date(receivedAt), message, source, wish};
}

function composeMail(
  {id, receivedAt, message: sent, source, wish}: StoredMessage,
  title: string,
  delivery: ClaimedDelivery,
  context: RenderContext,
): Mail {
  const name = `${sent.firstName} ${sent.lastName}`.trim();
  const document: MailDocument = {
    title,
    preheader: `Message ${id.slice(0, 8)}, received ${describeTime(receivedAt)}.`,
    sections: [
      [
        facts([
          ...(wish === undefined
            ? []
            : [
                {label: 'Wants', value: describeTime(wish.start)},
                {label: 'Their time', value: describeTime(wish.start, wish.zone)},
              ]),
          {label: 'Name', value: name},
          {label: 'Email', value: sent.email, url: mailto(sent.email)},
          {label: 'Company', value: sent.company || 'Not given'},
          ...sourceFacts(source),
          {label: 'Received', value: describeTime(receivedAt)},
          {label: 'Record', value: id},
        ]),
      ],
      ...(sent.message === '' ? [] : [{sunken: [message(sent.message)]}]),
      [
        paragraph([`Reply to this email to reach ${sent.firstName}.`], 'muted'),
        ...teamLinks(
          id,
          [...(wish === undefined ? [] : (['book', 'decline'] as const)), 'spam', 'erase'],
          delivery,
          context,
        ),
      ],
    ],
    reason: `Internal. Sent to the support mailbox for each message that passed the spam check. ${linksNote}`,
  };
  return {
    ...teamMail({id, createdAt: receivedAt}, document, context),
    // Replies go to the visitor.
    replyTo: {name, address: sent.email},
    subject: `${title} (${id.slice(0, 8)})`,
  };
}

/** Mail, CRM event and line for the chat of a stored message; `title` is also the subject. */
const createRenderer = (title: string, type: string): Renderer => ({
  async mail(delivery, context) {
    const stored = await findMessage(context.sql, delivery);
    return stored && composeMail(stored, title, delivery, context);
  },
  async crm(delivery, {sql}) {
    const stored = await findMessage(sql, delivery);
    if (stored === undefined) return undefined;
    const {id, receivedAt, message, source, wish} = stored;
    const wished: CrmEvent['data'] = wish === undefined ? {} : {start: wish.start.toISOString(), zone: wish.zone};
    return {type, timestamp: receivedAt, data: {id, ...message, ...wished, ...flattenSource(source)}};
  },
  async notify(delivery, {sql}) {
    const stored = await findMessage(sql, delivery);
    if (stored === undefined) return undefined;
    const {firstName, lastName, company} = stored.message;
    return leadLine(title, `${firstName} ${lastName}`, company);
  },
});

/** A message from a contact form, sent to the support team and the CRM. */
export const contactRenderer = createRenderer('New message from the website', 'contact.received');

/** A request for a trial, sent to the same people. */
export const trialRenderer = createRenderer('New trial request from the website', 'trial.requested');

/** A request for a demo, which the team books with the link in the mail. */
export const requestRenderer = createRenderer('New demo request from the website', 'demo.requested');
