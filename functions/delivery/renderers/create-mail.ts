import {company} from '#src/content/company/company';
import {renderMail} from '../mail/layout/document';
import {type Mail, messageIdOf} from '../mail/mail';
import type {RenderContext} from '../types';
import type {MailContent} from './booking-view';

/** `id` never changes, so receivers can recognize a duplicate. */
type MailParts = MailContent & {id: string} & Pick<Mail, 'date' | 'to'> & Partial<Mail>;

/** An email from the company. Replies go to the support mailbox, unless `replyTo` is given. */
export function createMail(
  {id, document, ...mail}: MailParts,
  {environment}: Pick<RenderContext, 'environment'>,
): Mail {
  const {mailFrom: from, supportMailbox, companyAddress: address, companyPhone: phone} = environment;
  const sender = {name: company.name, address, phone, email: supportMailbox.address};
  return {messageId: messageIdOf(id, from), from, replyTo: supportMailbox, ...renderMail(document, sender), ...mail};
}
