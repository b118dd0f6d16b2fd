import type {Environment} from '../lib/environment';
import type {Mail} from '../lib/mail/mail';
import type {ContactRecord} from './ports';

/** The mail that tells the support team of a message. A reply to it goes to the visitor. */
export function composeContactMail(
  {id, receivedAt, message}: ContactRecord,
  {mailFrom, supportMailbox}: Pick<Environment, 'mailFrom' | 'supportMailbox'>,
): Mail {
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
    messageId: `<${id}@${mailFrom.address.replace(/^.*@/, '')}>`,
    date: receivedAt,
    from: mailFrom,
    to: supportMailbox,
    replyTo: {name, address: message.email},
    subject: `New message from the website (${id.slice(0, 8)})`,
    text: lines.join('\n'),
  };
}
