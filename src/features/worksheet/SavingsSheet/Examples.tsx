import type {SavingsSheetContent} from '#src/content/schema/savings';
import type {Values} from '#src/lib/formula/index';
import {readExample} from '../results';
import styles from './examples.module.scss';

import {useEffect, useId, useRef, type ReactNode} from 'react';

export type ExamplesProps = {
  sheet: Pick<SavingsSheetContent, 'fields' | 'examples'>;
  values: Values;
  onPick: (index: number) => void;
};

/** Businesses that fill the sheet. The one whose numbers are in the sheet is checked. */
export function Examples({sheet: {fields, examples}, values, onPick}: ExamplesProps): ReactNode {
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const shown = examples.businesses.findIndex((business) => {
    const example = readExample(fields, business);
    return fields.every((field) => example[field.name] === values[field.name]);
  });
  useEffect(() => {
    list.current?.querySelectorAll('input').forEach((input, index) => {
      input.checked = index === shown;
    });
  }, [shown]);
  return (
    <fieldset ref={list} className={styles.examples}>
      <legend>{examples.label}</legend>
      <div>
        {examples.businesses.map((business, index) => (
          <label key={business.name}>
            <input type="radio" name={name} defaultChecked={index === 0} onInput={() => onPick(index)} />
            {business.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
