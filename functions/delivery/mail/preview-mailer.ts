import type {Mail, Mailbox, Mailer} from './mail';

/**
 * Sends every mail to one mailbox, and replies too: a preview's database is a copy of production's, so its mails
 * concern real people.
 */
export function createPreviewMailer(mailer: Mailer, to: Mailbox): Mailer {
  const readdress = (mail: Mail): Mail => ({...mail, to, replyTo: to, subject: `[Preview] ${mail.subject}`});
  return {...mailer, deliver: (mail, id) => mailer.deliver(readdress(mail), id)};
}
