import type {Mail, Mailbox} from './mail';

import type {SendMailOptions} from 'nodemailer';

// nodemailer leaves a name alone that is plain ASCII, and mail programs decode what looks like an encoded word (RFC 2047)
// in it: a visitor's name could hold line breaks after all.
function withoutEncodedWord({name, address}: Mailbox): Mailbox {
  return {name: name.replaceAll('=?', '= ?'), address};
}

/** A mail in nodemailer's words. It may open neither files nor addresses, whatever a text looks like. */
export function toNodemailer(mail: Mail): SendMailOptions {
  return {
    ...mail,
    replyTo: withoutEncodedWord(mail.replyTo),
    headers: {'Auto-Submitted': 'auto-generated'},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
