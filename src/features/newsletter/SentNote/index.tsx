import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import type {NewsletterContent} from '#src/content/schema/newsletter';
import styles from './styles.module.scss';

import {useEffect, useRef, type ReactNode} from 'react';

export type SentNoteProps = {labels: NewsletterContent['sent']; email: string};

/** Confirmation that replaces the form, and takes over focus from its button. */
export function SentNote({labels, email}: SentNoteProps): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, []);
  return (
    <div ref={note} className={styles.note} tabIndex={-1}>
      <ControlIcon name="mail" size={24} />
      <div>
        <strong className={styles.title}>{labels.title}</strong>
        <p className={styles.text}>
          {labels.text} <b>{email}</b>. {labels.after}
        </p>
      </div>
    </div>
  );
}
