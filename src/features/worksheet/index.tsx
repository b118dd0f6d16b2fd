import type {WorksheetContent} from '#src/content/schema/savings';
import {CopyButton} from '#src/ui/actions/CopyButton';
import {Lines} from './Lines';
import {NumberFields} from './NumberFields';
import {useWorksheet} from './useWorksheet';
import styles from './styles.module.scss';

import {useId, type ReactNode} from 'react';

/**
 * A calculator with the reader's own numbers, prefilled with an example. Without JavaScript it shows the example and
 * its formulas, and says so. A copied link opens the worksheet with these numbers.
 */
export function Worksheet({title, fields, lines}: WorksheetContent): ReactNode {
  const id = useId();
  const {form, wrong, results, address, update} = useWorksheet({fields, lines});
  const last = results.at(-1);
  return (
    <div className={styles.sheet} role="group" aria-labelledby={id}>
      <p className={styles.title} id={id}>
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
          <form ref={form} className={styles.form} onInput={update} onSubmit={(event) => event.preventDefault()}>
            <NumberFields id={id} fields={fields} wrong={wrong} />
          </form>
          <div className={styles.copy}>
            <CopyButton text={address} label="Copy link to these numbers" />
          </div>
        </div>
        <div className={styles.results} data-scheme="band">
          {last && (
            <p>
              <span className={styles.label}>{last.label}</span>
              <output className={styles.figure} htmlFor={fields.map(({name}) => `${id}${name}`).join(' ')}>
                {last.printed}
              </output>
            </p>
          )}
          <Lines results={results} />
        </div>
      </div>
    </div>
  );
}
