import type {Sql} from '../database/database';
import {messageIdOf, type Mail} from '../mail/mail';
import type {ClaimedDelivery} from '../outbox/delivery';
import type {RenderContext, Renderer} from './types';

import type {ContactMessage} from '#src/contracts/contact';

type Row = {
  id: string;
  received_at: Date | string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  message: string;
};

type Stored = {id: string; receivedAt: Date; message: ContactMessage};

/** The message, unless it was erased since. */
async function findMessage(sql: Sql, {reference}: ClaimedDelivery): Promise<Stored | undefined> {
  const [row] = await sql<Row>`
    select id, received_at, first_name, last_name, email, company, message
    from contact_messages where id = ${reference}::uuid and state <> 'erased'`;
  if (row === undefined) return undefined;
  const {id, received_at: at, first_name: firstName, last_name: lastName, email, company, message} = row;
  return {id, receivedAt: new Date(at), message: {firstName, lastName, email, company: company ?? '', message}};
}

function composeMail({id, receivedAt, message}: Stored, {environment}: RenderContext): Mail {
  const {mailFrom, supportMailbox} = environment;
  const name = `${message.firstName} ${message.lastName}`;
  const lines = [
    `Name: ${name}`,
    `Email: ${message.email}`,
    `Company: ${message.company || 'not given'}`,
    `Received: ${receivedAt.toISOString()}`,
    `Record: ${id}`,
    '',
    message.message,
    '',
  ];
  return {
    messageId: messageIdOf(id, mailFrom),
    date: receivedAt,
    from: mailFrom,
    to: supportMailbox,
    // A reply goes to the visitor.
    replyTo: {name, address: message.email},
    subject: `New message from the website (${id.slice(0, 8)})`,
    text: lines.join('\n'),
  };
}

/** A message from a contact form, told to the support team and to the CRM. */
export const contactRenderer: Renderer = {
  async mail(delivery, context) {
    const stored = await findMessage(context.sql, delivery);
    return stored && composeMail(stored, context);
  },
  async crm(delivery, {sql}) {
    const stored = await findMessage(sql, delivery);
    if (stored === undefined) return undefined;
    const {id, receivedAt, message} = stored;
    return {type: 'contact.received', timestamp: receivedAt, data: {id, ...message}};
  },
};
