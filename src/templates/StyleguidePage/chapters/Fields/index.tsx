import {Field} from '#src/ui/Field';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';
import {Search} from './Search';
import styles from './styles.module.scss';

import {useEffect, useRef, type ReactNode} from 'react';

/** The field in each of its states, and a search field. */
export function Fields({content: {samples, sections}}: ChapterProps): ReactNode {
  const grid = useRef<HTMLDivElement>(null);

  // A field keeps its value to itself, so the samples are filled as a visitor would.
  useEffect(() => {
    samples.fields.forEach((field) => {
      const input = grid.current?.querySelector<HTMLInputElement>(`input[name="styleguide-${field.name}"]`);
      if (input && 'value' in field) input.value = field.value;
    });
  }, [samples.fields]);

  return (
    <>
      <Example of="ui/Field">
        <div ref={grid} className={styles.fields}>
          {samples.fields.map(({name, label, state, ...field}) => (
            <Variant key={name} label={state}>
              <Field
                id={`styleguide-${name}`}
                name={`styleguide-${name}`}
                label={label}
                readOnly={state === 'read-only'}
                {...('required' in field && {required: true})}
                {...('error' in field && {error: field.error})}
                {...('rows' in field && {rows: field.rows})}
              />
            </Variant>
          ))}
        </div>
      </Example>
      <Search {...sections.search} />
    </>
  );
}
