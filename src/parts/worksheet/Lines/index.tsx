import type {WorksheetResult} from '../results';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type LinesProps = {
  results: readonly WorksheetResult[];
  /** Beside a title, right-aligned, without hairlines. */
  inline?: boolean;
};

/** Results with their formulas. */
export function Lines({results, inline = false}: LinesProps): ReactNode {
  return (
    <dl className={inline ? styles.inline : styles.lines}>
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
