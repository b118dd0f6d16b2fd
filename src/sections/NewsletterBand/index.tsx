import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type NewsletterBandProps = {
  title: string;
  text: string;
  /** Prefix of the ids of its elements. */
  id: string;
  /** The sign-up form (`features/newsletter`). */
  form: ReactNode;
};

/** Dark band that asks for an email address: words on the left, the form on the right. */
export function NewsletterBand({title, text, id, form}: NewsletterBandProps): ReactNode {
  return (
    <Section tone="band" spacing="tight" labelledBy={`${id}-title`} className={styles.band}>
      <div className={styles.words}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.form}>{form}</div>
    </Section>
  );
}
