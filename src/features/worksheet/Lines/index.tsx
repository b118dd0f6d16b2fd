import type {WorksheetResult} from '../results';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Results with their formulas. */
export function Lines({results}: {results: readonly WorksheetResult[]}): ReactNode {
  return (
    <dl className={styles.lines}>
      {results.map(({name, label, formula, printed}) => (
        <div key={label}>
          <dt>
            {name !== undefined && <b className={styles.letter}>{name}</b>} {label}{' '}
            <small className={styles.formula}>{formula}</small>
          </dt>
          <dd>{printed}</dd>
        </div>
      ))}
    </dl>
  );
}
