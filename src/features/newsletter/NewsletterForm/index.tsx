import {Link} from '#src/ui/Link';
import {newsletterForm} from '#src/contracts/newsletter';
import {FormFields} from '#src/forms/FormFields';
import {useForm} from '#src/forms/useForm';
import {Alert} from '#src/ui/Alert';
import {fullRow} from '#src/ui/layout';
import {Button, type ButtonProps} from '#src/ui/actions/Button';
import {SentNote} from '../SentNote';
import type {NewsletterContent} from '#src/content/schema/newsletter';
import styles from './styles.module.scss';

import {useState, type ReactNode} from 'react';

export type NewsletterFormProps = {
  content: NewsletterContent;
  /** Prefix of the element IDs; unique on the page. */
  id: string;
  /** Button variant: `accent` on the dark band. */
  variant?: ButtonProps['variant'];
};

/**
 * Newsletter sign-up. Without JavaScript the browser posts the form and the server answers with a page. With JavaScript
 * the page stays and says what to do next.
 */
export function NewsletterForm({content, id, variant = 'primary'}: NewsletterFormProps): ReactNode {
  const [email, setEmail] = useState<string>();
  const {state, formProps} = useForm({
    form: newsletterForm,
    onSent: (_, typed) => {
      setEmail(typed['email']);
    },
  });
  if (email !== undefined) return <SentNote labels={content.sent} email={email} />;
  const sending = state.phase === 'sending';

  return (
    <form className={styles.form} {...formProps}>
      <FormFields id={id} fields={newsletterForm.fields} state={state} extras={{email: {isAlone: true}}} />
      <Button type="submit" variant={variant} busy={sending} className={styles.button}>
        {sending ? content.sending : content.subscribe}
      </Button>
      {state.phase === 'failed' && (
        <Alert tone="danger" title={content.failed.title} live className={fullRow}>
          <p>{state.detail ?? content.failed.text}</p>
        </Alert>
      )}
      <p className={styles.hint}>
        {content.hint.text} <Link to={content.hint.link.to}>{content.hint.link.label}</Link>.
      </p>
    </form>
  );
}
