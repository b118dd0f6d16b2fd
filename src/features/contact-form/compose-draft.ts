import type {ContactMessage} from '#src/contracts/contact';
import type {MailDraft} from '#src/lib/mailto';

/** The mail that says what the form would have sent. */
export function composeDraft(message: ContactMessage, to: string, subjectPrefix: string): MailDraft {
  const name = `${message.firstName.trim()} ${message.lastName.trim()}`;
  const lines = [`Name: ${name}`, `Email: ${message.email}`];
  if (message.company.trim() !== '') lines.push(`Company: ${message.company}`);
  return {to, subject: `${subjectPrefix} ${name}`, body: [...lines, '', message.message].join('\n')};
}
