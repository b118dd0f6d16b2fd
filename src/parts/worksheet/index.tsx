import type {WorksheetContent} from '#src/content/schema/savings';
import {CopyButton} from '#src/parts/copy/CopyButton';
import {NumberFields} from './number-fields';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type WorksheetProps = Pick<WorksheetContent, 'title' | 'fields'> & {
  /** Unique on the page. */
  id: string;
  /** The results, which are an island. */
  children: ReactNode;
};

/**
 * A calculator with the reader's own numbers, prefilled with an example. Without JavaScript it shows the example and
 * its formulas, and says so. A copied link opens the worksheet with these numbers.
 */
export function Worksheet({id, title, fields, children}: WorksheetProps): ReactNode {
  return (
    <div className={styles.sheet} role="group" aria-labelledby={`${id}title`}>
      <p className={styles.title} id={`${id}title`}>
        {title}
      </p>
      <noscript>
        <p className={styles.note}>
          JavaScript is off, so this sheet shows an example, and its numbers can’t be changed. With the formulas you can
          work out your own.
        </p>
      </noscript>
      <div className={styles.columns}>
        <div>
          <form id={id} action={`#${id}`} className={styles.form}>
            <NumberFields id={id} fields={fields} />
          </form>
          <div className={styles.copy}>
            <CopyButton form={id} label="Copy link to these numbers" />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
