import type {FieldSpec} from '#src/contracts/field-spec';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ChoiceProps = Pick<FieldSpec, 'label' | 'options'> & {
  /** Unique on the page. */
  id: string;
  name: string;
  /** The value that is selected at first. */
  selected?: string | undefined;
  className?: string | undefined;
};

/** A choice of one value, as a row of boxes. */
export function Choice({id, name, label, options = [], selected, className}: ChoiceProps): ReactNode {
  return (
    <fieldset id={id} className={clsx(styles.choice, className)}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} defaultChecked={option.value === selected} />
          <b>{option.label}</b>
          {option.note !== undefined && <span>{option.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
