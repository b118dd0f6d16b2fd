import type {TrialFormContent} from '#src/content/schema/trial';
import {Link} from '#src/ui/Link';
import {trialForm} from '#src/contracts/trial';
import {composeFallback, readName} from '#src/forms/compose-draft';
import {FormFields} from '#src/forms/FormFields';
import {useForm} from '#src/forms/useForm';
import {rememberVisitor} from '#src/lib/forms/visitor-note';
import {Button} from '#src/ui/actions/Button';
import {Heading} from '#src/ui/Heading';
import {fullRow} from '#src/ui/layout';
import {MailFallback} from '../MailFallback';
import {TrialSentNote} from '../TrialSentNote';
import styles from './styles.module.scss';
import {useRequestedPlan} from './useRequestedPlan';

import {useState, type ReactNode} from 'react';

/**
 * The trial sign-up form. Without JavaScript the browser posts it and the server answers with a page. With JavaScript the
 * page stays: a note replaces the form, or the form shows what is wrong and keeps its values.
 */
export function TrialForm({content}: {content: TrialFormContent}): ReactNode {
  const {title, send, sending, emailHint, note, mail} = content;
  const [sent, setSent] = useState(false);
  const {state, formProps} = useForm({
    form: trialForm,
    onSent: () => {
      setSent(true);
    },
    onInput: (typed) => {
      const {email = '', company = ''} = typed;
      rememberVisitor({name: readName(trialForm, typed), email, company});
    },
  });
  useRequestedPlan('trial-size');
  if (sent) return <TrialSentNote content={content.sent} className={styles.form} />;
  const busy = state.phase === 'sending';
  const extras = {
    email: {hint: emailHint, className: fullRow},
    size: {selected: 'Team', className: fullRow},
  };

  return (
    <form className={styles.form} aria-labelledby="trial-title" {...formProps}>
      <Heading level={2} look="h3" id="trial-title" className={fullRow}>
        {title}
      </Heading>
      <FormFields id="trial" fields={trialForm.fields} state={state} extras={extras} />
      <Button type="submit" size="lg" busy={busy} className={fullRow}>
        {busy ? sending : send}
      </Button>
      {state.phase === 'failed' && (
        <div className={fullRow}>
          <MailFallback copy={mail} {...composeFallback(trialForm, state.typed, mail)} detail={state.detail} />
        </div>
      )}
      <p className={styles.note}>
        {note.before} <Link to={note.link.to}>{note.link.label}</Link>. {note.after}
      </p>
    </form>
  );
}
