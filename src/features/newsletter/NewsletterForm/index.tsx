import {Link} from '#src/ui/Link';
import {emailField} from '#src/contracts/email';
import {subscribePath} from '#src/contracts/newsletter';
import {honeypotField} from '#src/contracts/honeypot';
import {Alert} from '#src/ui/Alert';
import {Button, type ButtonProps} from '#src/ui/actions/Button';
import {HoneypotField} from '#src/ui/HoneypotField';
import {Field} from '#src/ui/Field';
import {SentNote} from '../SentNote';
import type {NewsletterContent} from '#src/content/schema/newsletter';
import {useNewsletterForm} from '../useNewsletterForm';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

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
  const {state, formProps} = useNewsletterForm();
  const sending = state.phase === 'sending';
  if (state.phase === 'sent') return <SentNote labels={content.sent} email={state.email} />;

  return (
    <form action={subscribePath} method="post" className={styles.form} {...formProps}>
      <Field
        id={`${id}-email`}
        name="email"
        {...emailField}
        label={content.label}
        required={false}
        readOnly={sending}
        {...(state.phase === 'invalid' && {error: state.error})}
      />
      <HoneypotField id={`${id}-${honeypotField}`} name={honeypotField} />
      <Button type="submit" variant={variant} busy={sending} className={styles.button}>
        {sending ? content.sending : content.subscribe}
      </Button>
      {state.phase === 'failed' && (
        <Alert tone="danger" title={content.failed.title} live className={styles.wide}>
          <p>{state.detail ?? content.failed.text}</p>
        </Alert>
      )}
      <p className={styles.hint}>
        {content.hint.text} <Link to={content.hint.link.to}>{content.hint.link.label}</Link>.
      </p>
    </form>
  );
}
