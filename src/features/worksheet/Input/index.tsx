import type {WorksheetField} from '#src/content/schema/savings';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type InputProps = {id: string; field: WorksheetField};

/** A number field of a worksheet, with the letter used in formulas. */
export function Input({id, field: {name, label, hint, unit, value}}: InputProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <b className={styles.letter}>{name}</b> {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <span className={styles.control}>
        {unit === '$' && <span aria-hidden="true">$</span>}
        <input
          id={id}
          name={name}
          type="number"
          inputMode="decimal"
          min={0}
          max={unit === '%' ? 100 : undefined}
          step="any"
          autoComplete="off"
          defaultValue={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        />
        {unit === '%' && <span aria-hidden="true">%</span>}
      </span>
    </div>
  );
}
