import type {MailText} from '#src/content/schema/contact';
import type {MailDraft} from '#src/lib/forms/mailto';
import type {FormContract, TypedValues} from './types';

/** The sender's full name. */
export function readName({nameFields}: FormContract, typed: TypedValues): string {
  return nameFields
    .map((field) => typed[field]?.trim())
    .join(' ')
    .trim();
}

/** Composes the email that replaces the form: one line per short field, then the long texts. */
export function composeDraft(
  contract: FormContract,
  typed: TypedValues,
  {to, subject}: Pick<MailText, 'to' | 'subject'>,
): MailDraft {
  const {fields, nameFields, specs} = contract;
  const name = readName(contract, typed);
  const filled = fields.filter((field) => typed[field]?.trim() !== '' && !nameFields.includes(field));
  const isLine = (field: string) => specs[field]?.rows === undefined;
  const lines = filled.filter(isLine).map((field) => `${specs[field]?.label}: ${typed[field]}`);
  const texts = filled.filter((field) => !isLine(field)).map((field) => typed[field]);
  return {
    to,
    subject: `${subject} ${name}`,
    body: [`Name: ${name}`, ...lines, ...texts.flatMap((text) => ['', text])].join('\n'),
  };
}
