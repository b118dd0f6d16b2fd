import {contactFields, contactFieldSpecs, type ContactField, type ContactMessage} from '#src/contracts/contact';
import type {MailDraft} from '#src/lib/forms/mailto';

const nameFields: readonly ContactField[] = ['firstName', 'lastName'];

/** Composes the email that replaces the form: one line per short field, then the long texts. */
export function composeDraft(message: ContactMessage, to: string, subjectPrefix: string): MailDraft {
  const name = `${message.firstName.trim()} ${message.lastName.trim()}`;
  const filled = contactFields.filter((field) => message[field].trim() !== '' && !nameFields.includes(field));
  const isLine = (field: ContactField) => contactFieldSpecs[field].rows === undefined;
  const lines = filled.filter(isLine).map((field) => `${contactFieldSpecs[field].label}: ${message[field]}`);
  const texts = filled.filter((field) => !isLine(field)).map((field) => message[field]);
  return {
    to,
    subject: `${subjectPrefix} ${name}`,
    body: [`Name: ${name}`, ...lines, ...texts.flatMap((text) => ['', text])].join('\n'),
  };
}
