import type {ContactFormContent} from '#src/content/schema/contact';
import {Link} from '#src/ui/Link';
import {contactFields, contactFieldSpecs, type ContactErrors} from '#src/contracts/contact';
import {labelOf} from '#src/contracts/field-spec';
import {honeypotField} from '#src/contracts/honeypot';
import {openMailClient} from '#src/lib/forms/mailto';
import {toasts} from '#src/lib/toast-store';
import {Alert} from '#src/ui/Alert';
import {Button} from '#src/ui/actions/Button';
import {HoneypotField} from '#src/ui/HoneypotField';
import {Field, RequiredMark} from '#src/ui/Field';
import {Heading} from '#src/ui/Heading';
import {stack} from '#src/ui/layout';
import {contactContract as contract} from '../contact-contract';
import {ToastRegion} from '../ToastRegion';
import {MailFallback} from '../MailFallback';
import {useContactForm} from '../useContactForm';
import {useTopic} from '../useTopic';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ContactFormProps = {content: ContactFormContent};

/**
 * The contact form. Without JavaScript the browser posts it and the server answers with a page. With JavaScript the
 * page stays, and if sending fails the visitor gets a prefilled email.
 */
export function ContactForm({content}: ContactFormProps): ReactNode {
  const {id, messages, mail} = content;
  const {missing} = messages;
  const {state, formProps} = useContactForm({
    contract,
    mail,
    onSent: () => {
      toasts.show({topic: id, tone: 'success', ...messages.sent});
    },
    onFailed: (mailto) => {
      toasts.show({topic: id, tone: 'error', icon: 'mail', ...messages.failed});
      openMailClient(mailto);
    },
    onMissing: () => {
      toasts.show({topic: id, tone: 'error', ...missing});
    },
  });
  useTopic(`${id}-message`, content.topics);
  const errors: ContactErrors = 'errors' in state ? state.errors : {};
  const sending = state.phase === 'sending';

  return (
    <div>
      <div className={styles.head}>
        <Heading level={2} look="h3" id={`${id}-title`}>
          {content.title}
        </Heading>
        <p className={styles.hint} aria-hidden="true">
          <RequiredMark /> {content.requiredNote}
        </p>
      </div>
      <form
        action={contract.address}
        method="post"
        className={styles.form}
        aria-labelledby={`${id}-title`}
        {...formProps}
      >
        {state.phase === 'invalid' && state.missing && (
          <Alert tone="danger" title={missing.title} live className={styles.wide}>
            {missing.text !== undefined && <p>{missing.text}</p>}
          </Alert>
        )}
        {contactFields.map((field) => (
          <Field
            key={field}
            id={`${id}-${field}`}
            name={field}
            {...contactFieldSpecs[field]}
            label={labelOf(contactFieldSpecs[field])}
            error={errors[field]}
            readOnly={sending}
            className={clsx(!contract.nameFields.includes(field) && styles.wide)}
          />
        ))}
        <HoneypotField id={`${id}-${honeypotField}`} name={honeypotField} />
        <div className={clsx(stack('row', {align: 'start'}), styles.wide)}>
          <Button type="submit" size="lg" busy={sending} className={styles.send}>
            {sending ? content.sending : content.send}
          </Button>
          {state.phase === 'failed' && <MailFallback copy={mail} {...state.fallback} detail={state.detail} />}
          <p className={styles.hint}>
            {content.note.text} <Link to={content.note.link.to}>{content.note.link.label}</Link>.
          </p>
        </div>
      </form>
      <ToastRegion />
    </div>
  );
}
