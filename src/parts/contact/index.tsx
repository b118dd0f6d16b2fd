import type {ContactFormContent} from '#src/content/schema/contact';
import {contactForm} from '#src/contracts/contact';
import {formProps} from '#src/parts/form/form-props';
import {FormFields} from '#src/parts/form/FormFields';
import {FormAlert, MailPart, Toasts, Topic} from '#src/parts/form/FormStates';
import {Button} from '#src/ui/actions/Button';
import {RequiredMark} from '#src/ui/Field';
import {Heading} from '#src/ui/Heading';
import {fullRow, stack} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ContactFormProps = {content: ContactFormContent};

/** The contact form. If a message can't be sent, the visitor gets a prefilled email. */
export function ContactForm({content}: ContactFormProps): ReactNode {
  const {id, topics = {}, messages, mail, note} = content;
  const half = {className: undefined};
  const firstLines = Object.entries(topics).map(([topic, text]) => <Topic key={topic} name={topic} text={text} />);

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
      <form className={styles.form} aria-labelledby={`${id}-title`} {...formProps(contactForm)}>
        <FormAlert className={fullRow} />
        <FormFields
          id={id}
          fields={contactForm.fields}
          className={fullRow}
          extras={{firstName: half, lastName: half, message: {className: fullRow, after: firstLines}}}
        />
        <div className={clsx(stack('row', {align: 'start'}), fullRow)}>
          <Button type="submit" size="lg" sending={content.sending} className={styles.send}>
            {content.send}
          </Button>
          <MailPart mail={mail} className={styles.mail} />
          <p className={styles.hint}>
            {note.text} <Link to={note.link.to}>{note.link.label}</Link>.
          </p>
        </div>
        <Toasts messages={messages} />
      </form>
    </div>
  );
}
