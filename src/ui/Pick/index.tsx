import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import {type ReactNode, useId} from 'react';

export type PickOption = {
  /** At most ten letters, so that four fit on a phone. */
  label: string;
  /** Second line, such as a price. */
  note?: string;
};

export type PickProps = {
  /** Name of the switch for screen readers. */
  label: string;
  /** Two to five. */
  options: readonly PickOption[];
  /** Index of the option that is chosen first. */
  initial?: number;
  /** Content with `pickPart(index)` on the parts of each option; everything else is always shown. */
  children: ReactNode;
};

/** Marks an element as a part of the option at this index, counted from 0. */
export const pickPart = (index: number): {'data-pick': number} => ({'data-pick': index + 1});

/**
 * Shows one of several parts on phones, where they don't fit side by side. Radio buttons choose it, without JavaScript.
 * Wider windows, paper and browsers without `:has()` show all parts, without the switch.
 */
export function Pick({label, options, initial = 0, children}: PickProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.pick}>
      <fieldset className={styles.switch} data-nosnippet="" data-unindexed="">
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {options.map((option, index) => (
          <label key={option.label}>
            <input type="radio" name={name} defaultChecked={index === initial} />
            {option.label}
            {option.note !== undefined && <small>{option.note}</small>}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
