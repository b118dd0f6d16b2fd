import Link from '@docusaurus/Link';
import {honeypotField, formTokenField, formTokenPath} from '#src/contracts/honeypot';
import {idempotencyField} from '#src/contracts/idempotency';
import {teamSizes, trialFieldSpecs, trialPath} from '#src/contracts/trial';
import {createTokenKeeper} from '#src/lib/forms/form-token';
import {createKeyKeeper} from '#src/lib/forms/idempotency-key';
import {needsReact} from '#src/lib/needs-react';
import {Button} from '#src/ui/actions/Button';
import {HoneypotField} from '#src/ui/HoneypotField';
import {Field} from '#src/ui/Field';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import {useState, type ReactNode, type SubmitEvent} from 'react';

export type TrialFormContent = {
  title: string;
  send: string;
  emailHint: string;
  /** Below the button, around a link to the terms. */
  note: {before: string; link: {label: string; to: string}; after: string};
};

const textFields = ['name', 'company', 'email'] as const;

/**
 * The trial sign-up form. The browser validates and posts it, and the server answers with a page. JavaScript only adds
 * the form token and an idempotency key, so that double clicks send one request.
 */
export function TrialForm({content}: {content: TrialFormContent}): ReactNode {
  const {title, send, emailHint, note} = content;
  const [keys] = useState(() => createKeyKeeper());
  const [tokens] = useState(() => createTokenKeeper(formTokenPath));

  const sign = ({currentTarget: form}: SubmitEvent<HTMLFormElement>): void => {
    const typed = [...textFields, 'size'].map((field) => new FormData(form).get(field));
    const set = (name: string, value: string): void => {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = value;
    };
    set(idempotencyField, keys.keyFor(JSON.stringify(typed)));
    set(formTokenField, tokens.read() ?? '');
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={trialPath}
      aria-labelledby="trial-title"
      {...needsReact}
      onFocusCapture={tokens.touch}
      onSubmit={sign}
    >
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
          className={field === 'email' ? styles.wide : undefined}
        />
      ))}
      <fieldset className={styles.sizes}>
        <legend>{trialFieldSpecs.size.label}</legend>
        {teamSizes.map(({value, label}) => (
          <label key={value}>
            <input type="radio" name="size" value={value} defaultChecked={value === 'Team'} />
            <b>{label}</b>
            <span>{value}</span>
          </label>
        ))}
      </fieldset>
      <input type="hidden" name={idempotencyField} />
      <input type="hidden" name={formTokenField} />
      <HoneypotField id={`trial-${honeypotField}`} name={honeypotField} />
      <Button type="submit" size="lg" className={styles.send}>
        {send}
      </Button>
      <p className={styles.note}>
        {note.before} <Link to={note.link.to}>{note.link.label}</Link>. {note.after}
      </p>
    </form>
  );
}
