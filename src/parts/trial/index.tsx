import type {TrialFormContent} from '#src/content/schema/trial';
import {trialForm} from '#src/contracts/trial';
import {formProps} from '#src/parts/form/form-props';
import {FormFields} from '#src/parts/form/FormFields';
import {FormAlert, MailPart, Part} from '#src/parts/form/FormStates';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Button} from '#src/ui/actions/Button';
import {Heading} from '#src/ui/Heading';
import {fullRow, stack} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The trial sign-up form. A note replaces what was sent. */
export function TrialForm({content}: {content: TrialFormContent}): ReactNode {
  const {title, send, sending, emailHint, note, mail, sent} = content;
  const extras = {
    email: {hint: emailHint, className: fullRow},
    size: {selected: 'Team', className: fullRow},
  };
  return (
    <form className={styles.form} aria-labelledby="trial-title" {...formProps(trialForm)}>
      <Heading level={2} look="h3" id="trial-title" className={fullRow}>
        {title}
      </Heading>
      <FormAlert className={fullRow} />
      <FormFields id="trial" fields={trialForm.fields} extras={extras} />
      <Button type="submit" size="lg" sending={sending} className={fullRow}>
        {send}
      </Button>
      <MailPart mail={mail} className={fullRow} />
      <p className={styles.note}>
        {note.before} <Link to={note.link.to}>{note.link.label}</Link>. {note.after}
      </p>
      <Part name="sent" ends>
        <div className={clsx(stack('text', {align: 'start'}), fullRow)}>
          <Heading level={2} look="h3" id="trial-title" tabIndex={-1}>
            {sent.title}
          </Heading>
          <Text>{sent.lead}</Text>
          <Heading level={3} look="h4">
            {sent.nextTitle}
          </Heading>
          <ol className={styles.next}>
            {sent.next.map((step) => (
              <li key={step.title}>
                <b>{step.title}</b> {step.description}
              </li>
            ))}
          </ol>
          <ActionButton action={sent.action} />
        </div>
      </Part>
    </form>
  );
}
