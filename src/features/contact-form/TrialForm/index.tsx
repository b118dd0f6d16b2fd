import type {TrialFormContent} from '#src/content/schema/trial';
import {Link} from '#src/ui/Link';
import type {FieldErrors} from '#src/contracts/fields';
import {honeypotField} from '#src/contracts/honeypot';
import {
  parseTrialRequest,
  teamSizes,
  trialFields,
  trialFieldSpecs,
  trialPath,
  type TrialField,
} from '#src/contracts/trial';
import {Button} from '#src/ui/actions/Button';
import {HoneypotField} from '#src/ui/HoneypotField';
import {Field, FieldError} from '#src/ui/Field';
import {Heading} from '#src/ui/Heading';
import {MailFallback} from '../MailFallback';
import type {FormContract} from '../types';
import {useContactForm} from '../useContactForm';
import {TrialSentNote} from '../TrialSentNote';
import styles from './styles.module.scss';

import {useState, type ReactNode} from 'react';

const contract: FormContract = {
  address: trialPath,
  fields: trialFields,
  nameFields: ['name'],
  specs: trialFieldSpecs,
  parse: parseTrialRequest,
};

const textFields = ['name', 'company', 'email'] as const;

/**
 * The trial sign-up form. Without JavaScript the browser validates and posts it, and the server answers with a page.
 * With JavaScript the page stays: a note replaces the form, or the form shows what is wrong and keeps its values.
 */
export function TrialForm({content}: {content: TrialFormContent}): ReactNode {
  const {title, send, sending, emailHint, note, mail} = content;
  const [sent, setSent] = useState(false);
  const {state, formProps} = useContactForm({
    contract,
    mail,
    onSent: () => {
      setSent(true);
    },
  });
  if (sent) return <TrialSentNote content={content.sent} className={styles.form} />;
  const errors: FieldErrors<TrialField> = 'errors' in state ? state.errors : {};
  const busy = state.phase === 'sending';

  return (
    <form className={styles.form} method="post" action={trialPath} aria-labelledby="trial-title" {...formProps}>
      <Heading level={2} look="h3" id="trial-title" className={styles.wide}>
        {title}
      </Heading>
      {textFields.map((field) => (
        <Field
          key={field}
          id={`trial-${field}`}
          name={field}
          {...trialFieldSpecs[field]}
          {...(field === 'email' && {hint: emailHint})}
          input={{required: true, maxLength: trialFieldSpecs[field].maxLength}}
          error={errors[field]}
          readOnly={busy}
          className={field === 'email' ? styles.wide : undefined}
        />
      ))}
      <fieldset className={styles.sizes} aria-describedby={errors.size && 'trial-size-error'}>
        <legend>{trialFieldSpecs.size.label}</legend>
        {teamSizes.map(({value, label}) => (
          <label key={value}>
            <input type="radio" name="size" value={value} defaultChecked={value === 'Team'} />
            <b>{label}</b>
            <span>{value}</span>
          </label>
        ))}
        <FieldError id="trial-size-error">{errors.size}</FieldError>
      </fieldset>
      <HoneypotField id={`trial-${honeypotField}`} name={honeypotField} />
      <Button type="submit" size="lg" busy={busy} className={styles.send}>
        {busy ? sending : send}
      </Button>
      {state.phase === 'failed' && !state.rejected && (
        <div className={styles.wide}>
          <MailFallback copy={mail} {...state.fallback} detail={state.detail} />
        </div>
      )}
      <p className={styles.note}>
        {note.before} <Link to={note.link.to}>{note.link.label}</Link>. {note.after}
      </p>
    </form>
  );
}
