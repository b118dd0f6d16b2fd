import type {WorksheetContent} from '#src/content/schema/savings';
import {Lines} from './Lines';
import {listIds, NumberErrors} from './number-fields';
import {useWorksheet} from './useWorksheet';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type WorksheetResultProps = Pick<WorksheetContent, 'fields' | 'lines'> & {
  /** ID of the form, with which those of its fields start. */
  id: string;
};

/** The results of the numbers in the form of a worksheet. */
export function WorksheetResult({id, fields, lines}: WorksheetResultProps): ReactNode {
  const {form, wrong, results} = useWorksheet({fields, lines});
  const last = results.at(-1);
  return (
    <div className={styles.results} data-scheme="band">
      <NumberErrors form={form} fields={fields} wrong={wrong} />
      {last && (
        <p>
          <span className={styles.label}>{last.label}</span>
          <output className={styles.figure} htmlFor={listIds(id, fields)}>
            {last.printed}
          </output>
        </p>
      )}
      <Lines results={results} />
    </div>
  );
}
