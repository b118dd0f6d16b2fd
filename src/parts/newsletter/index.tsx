import type {NewsletterContent} from '#src/content/schema/newsletter';
import {newsletterForm} from '#src/contracts/newsletter';
import {formProps} from '#src/parts/form/form-props';
import {FormFields} from '#src/parts/form/FormFields';
import {FormAlert, Part} from '#src/parts/form/FormStates';
import {Button, type ButtonProps} from '#src/ui/actions/Button';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {fullRow} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type NewsletterFormProps = {
  content: NewsletterContent;
  /** Prefix of the element IDs; unique on the page. */
  id: string;
  /** Button variant: `accent` on the dark band. */
  variant?: ButtonProps['variant'];
};

/** Newsletter sign-up. A note replaces what was sent, and says what to do next. */
export function NewsletterForm({content, id, variant = 'primary'}: NewsletterFormProps): ReactNode {
  const {subscribe, sending, hint, sent, failed} = content;
  return (
    <form className={styles.form} {...formProps(newsletterForm)}>
      <FormFields id={id} fields={newsletterForm.fields} extras={{email: {isAlone: true}}} />
      <Button type="submit" variant={variant} sending={sending} className={styles.button}>
        {subscribe}
      </Button>
      <FormAlert {...failed} className={fullRow} />
      <p className={styles.hint}>
        {hint.text} <Link to={hint.link.to}>{hint.link.label}</Link>.
      </p>
      <Part name="sent" ends>
        <div className={styles.sent} tabIndex={-1}>
          <ControlIcon name="mail" size={24} />
          <div>
            <strong>{sent.title}</strong>
            <p>
              {sent.text}{' '}
              <b>
                <slot name="email" />
              </b>
              . {sent.after}
            </p>
          </div>
        </div>
      </Part>
    </form>
  );
}
