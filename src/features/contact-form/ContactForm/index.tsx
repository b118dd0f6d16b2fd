import type {ContactFormContent} from '#src/content/schema/contact';
import {Link} from '#src/ui/Link';
import {contactForm} from '#src/contracts/contact';
import {composeFallback, readName} from '#src/forms/compose-draft';
import {FormFields} from '#src/forms/FormFields';
import {useForm} from '#src/forms/useForm';
import {openMailClient} from '#src/lib/forms/mailto';
import {rememberVisitor} from '#src/lib/forms/visitor-note';
import {toasts} from '#src/lib/toast-store';
import {Button} from '#src/ui/actions/Button';
import {RequiredMark} from '#src/ui/Field';
import {Heading} from '#src/ui/Heading';
import {fullRow, stack} from '#src/ui/layout';
import {ToastRegion} from '../ToastRegion';
import {MailFallback} from '../MailFallback';
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
  const {state, formProps} = useForm({
    form: contactForm,
    onSent: () => {
      toasts.show({topic: id, tone: 'success', ...messages.sent});
    },
    onFailed: (typed) => {
      toasts.show({topic: id, tone: 'error', icon: 'mail', ...messages.failed});
      openMailClient(composeFallback(contactForm, typed, mail).mailto);
    },
    onMissing: () => {
      toasts.show({topic: id, tone: 'error', ...messages.missing});
    },
    onInput: (typed) => {
      const {email = '', company = ''} = typed;
      rememberVisitor({name: readName(contactForm, typed), email, company});
    },
  });
  useTopic(`${id}-message`, content.topics);
  const sending = state.phase === 'sending';
  const half = {className: undefined};

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
      <form className={styles.form} aria-labelledby={`${id}-title`} {...formProps}>
        <FormFields
          id={id}
          fields={contactForm.fields}
          state={state}
          className={fullRow}
          extras={{firstName: half, lastName: half}}
        />
        <div className={clsx(stack('row', {align: 'start'}), fullRow)}>
          <Button type="submit" size="lg" busy={sending} className={styles.send}>
            {sending ? content.sending : content.send}
          </Button>
          {state.phase === 'failed' && (
            <MailFallback copy={mail} {...composeFallback(contactForm, state.typed, mail)} detail={state.detail} />
          )}
          <p className={styles.hint}>
            {content.note.text} <Link to={content.note.link.to}>{content.note.link.label}</Link>.
          </p>
        </div>
      </form>
      <ToastRegion />
    </div>
  );
}
