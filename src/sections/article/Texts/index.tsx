import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type TextsProps = {
  /** The people writing, such as “Harbor Dental and Ingrid”. */
  between: string;
  children: ReactNode;
};

/** A text message thread in an article. */
export function Texts({between, children}: TextsProps): ReactNode {
  return (
    <div className={styles.thread} role="group" aria-label={`Messages between ${between}`}>
      {children}
    </div>
  );
}

export type TextMessageProps = {
  /** `us` is the business, shown on the right. */
  from: 'us' | 'them';
  /** Sender and time, such as “Harbor Dental, Wed 6:02 PM”. */
  who?: string;
  children: ReactNode;
};

/** One message of a `Texts` thread. */
export function TextMessage({from, who, children}: TextMessageProps): ReactNode {
  return (
    <div className={clsx(styles.message, styles[from])}>
      {who !== undefined && <p className={styles.who}>{who}</p>}
      <div className={styles.bubble}>{children}</div>
    </div>
  );
}
