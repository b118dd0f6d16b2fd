import type {MailText} from '#src/content/schema/contact';
import type {Form} from '#src/contracts/form';
import {composeMailto, mailtoLimit, type MailDraft} from '#src/lib/forms/mailto';
import type {TypedValues} from './check-form';

const isName = (autoComplete: string | undefined): boolean => autoComplete?.endsWith('name') ?? false;

/** The sender's full name. */
export function readName({fields}: Form, typed: TypedValues): string {
  const names = Object.keys(fields).filter((field) => isName(fields[field]?.autoComplete));
  return names
    .map((field) => typed[field]?.trim())
    .join(' ')
    .trim();
}

/** Composes the email that replaces the form: one line per short field, then the long texts. */
export function composeDraft(
  form: Form,
  typed: TypedValues,
  {to, subject}: Pick<MailText, 'to' | 'subject'>,
): MailDraft {
  const name = readName(form, typed);
  const filled = Object.entries(form.fields).flatMap(([field, spec]) => {
    const value = typed[field] ?? '';
    return value.trim() === '' || isName(spec.autoComplete) ? [] : [{...spec, value}];
  });
  const lines = filled.filter(({rows}) => rows === undefined).map(({label, value}) => `${label}: ${value}`);
  const texts = filled.filter(({rows}) => rows !== undefined).map(({value}) => value);
  return {
    to,
    subject: `${subject} ${name}`,
    body: [`Name: ${name}`, ...lines, ...texts.flatMap((text) => ['', text])].join('\n'),
  };
}

/** The email as text, and as a `mailto:` URL. */
export function composeFallback(form: Form, typed: TypedValues, mail: MailText): {mailto: string; message: string} {
  const draft = composeDraft(form, typed, mail);
  return {mailto: composeMailto(draft, mailtoLimit(navigator.userAgent)), message: draft.body};
}
