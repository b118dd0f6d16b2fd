import type {ExampleBusiness, SavingsSheetContent, WorksheetField} from '#src/content/schema/savings';
import {fill} from '#src/lib/browser/form-address';
import type {Values} from '#src/lib/formula/index';
import {readExample} from '#src/parts/worksheet/results';
import {useAround} from '#src/ui/around-island';
import styles from './examples.module.scss';

import {type ReactNode, useEffect} from 'react';

export type ExamplesProps = SavingsSheetContent['examples'];

/** Businesses that fill the sheet. The one whose numbers are in the sheet is checked. */
export function Examples({label, businesses}: ExamplesProps): ReactNode {
  return (
    <fieldset className={styles.examples}>
      <legend>{label}</legend>
      <div>
        {businesses.map(({name}, index) => (
          <label key={name}>
            <input type="radio" name="example" defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Makes the examples fill the form, and checks the one with its numbers. */
export function useExamples(
  form: HTMLFormElement | null,
  {fields, businesses}: {fields: readonly WorksheetField[]; businesses: readonly ExampleBusiness[]},
  values: Values,
): void {
  const list = useAround('fieldset');
  const shown = businesses.findIndex((business) => {
    const example = readExample(fields, business);
    return fields.every((field) => example[field.name] === values[field.name]);
  });
  useEffect(() => {
    list?.querySelectorAll('input').forEach((input, index) => {
      input.checked = index === shown;
    });
  }, [list, shown]);
  useEffect(() => {
    if (!list || !form) return undefined;
    const onPick = ({target}: Event): void => {
      const index = [...list.querySelectorAll('input')].findIndex((input) => input === target);
      for (const {name, value} of fields) fill(form, name, `${businesses[index]?.values[name] ?? value}`);
    };
    list.addEventListener('input', onPick);
    return () => {
      list.removeEventListener('input', onPick);
    };
  }, [list, form, fields, businesses]);
}
