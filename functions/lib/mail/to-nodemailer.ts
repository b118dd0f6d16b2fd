import type {Mail, Mailbox} from './mail';

import type {SendMailOptions} from 'nodemailer';

// nodemailer leaves a name alone that is plain ASCII, and mail programs decode what looks like an encoded word (RFC 2047)
// in it: a visitor's name could hold line breaks after all.
function withoutEncodedWord({name, address}: Mailbox): Mailbox {
  return {name: name.replaceAll('=?', '= ?'), address};
}

// nodemailer would break a long address from its field's name, and not every reader of List-Unsubscribe puts the two
// together again (RFC 5322 allows a line of 998 characters).
function unfolded(headers: Mail['headers'] = {}) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, {prepared: true, foldLines: false, value}]),
  );
}

/** A mail in nodemailer's words. It may open neither files nor addresses, whatever a text looks like. */
export function toNodemailer({calendar, ...mail}: Mail): SendMailOptions {
  return {
    ...mail,
    ...(calendar && {icalEvent: {method: calendar.method, filename: calendar.name, content: calendar.content}}),
    replyTo: withoutEncodedWord(mail.replyTo),
    headers: {'Auto-Submitted': 'auto-generated', ...unfolded(mail.headers)},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
