import type {Mail, Mailbox} from './mail';

import type {SendMailOptions} from 'nodemailer';

// nodemailer does not encode plain ASCII names, and mail programs decode anything in them that looks like an encoded
// word (RFC 2047), which could contain line breaks.
function withoutEncodedWord({name, address}: Mailbox): Mailbox {
  return {name: name.replaceAll('=?', '= ?'), address};
}

// nodemailer would fold a long address, and not every reader of List-Unsubscribe unfolds it (RFC 5322 allows lines of
// 998 characters).
function unfolded(headers: Mail['headers'] = {}) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, {prepared: true, foldLines: false, value}]),
  );
}

/** Converts an email for nodemailer. It must not open files or URLs, whatever a text looks like. */
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
