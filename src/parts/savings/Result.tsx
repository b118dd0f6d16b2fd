import type {SavingsSheetContent} from '#src/content/schema/savings';
import {Lines} from '#src/parts/worksheet/Lines';
import {listIds, NumberErrors} from '#src/parts/worksheet/number-fields';
import {computeLines, print, readExample} from '#src/parts/worksheet/results';
import {useWorksheet} from '#src/parts/worksheet/useWorksheet';
import {AroundIsland, Fill} from '#src/ui/around-island';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {Bar} from './Bar';
import {useExamples} from './Examples';
import {Year} from './Year';
import {listYear} from './year';
import styles from './result.module.scss';

import {type ReactNode, use, useEffect, useEffectEvent, useState} from 'react';

/** What is left after the first year, how it adds up month by month, and its two sums. `formId` starts the IDs of the fields. */
export function Result({sheet, formId}: {sheet: SavingsSheetContent; formId: string}): ReactNode {
  const {year, labels, examples, fields, lines, parts} = sheet;
  const {form, values, wrong, results} = useWorksheet(sheet);
  useExamples(form, {fields, businesses: examples.businesses}, values);
  const balances = listYear(sheet, results, values);
  const last = results.at(-1);
  // Announced once a number is chosen, not while it changes.
  const around = use(AroundIsland);
  const [said, setSaid] = useState('');
  const announce = useEffectEvent(() => setSaid(`${last?.label ?? ''}: ${last?.printed ?? ''}`));
  useEffect(() => {
    const onChange = (): void => announce();
    around?.addEventListener('change', onChange);
    return () => around?.removeEventListener('change', onChange);
  }, [around]);
  const label = labels.year.replace('{start}', print(balances[0] ?? 0, '$')).replace('{end}', last?.printed ?? '');
  return (
    <aside className={styles.result} aria-label={labels.result} data-scheme="band">
      <Text>{last?.label}</Text>
      <output className={styles.figure} htmlFor={listIds(formId, fields)} aria-live="off">
        {last?.printed}
      </output>
      <Year balances={balances} label={label} months={labels.months} />
      <Lines results={results.filter(({name}) => name === year.gained || name === year.paid)} />
      <noscript>
        <p>{labels.noScript}</p>
        <ul>
          {examples.businesses.slice(1).map((business) => {
            const values = readExample(fields, business);
            return (
              <li key={business.name}>
                {business.name}:{' '}
                {fields
                  .filter(({name}) => name in business.values)
                  .map(({name, unit}) => `${name} ${print(values[name] ?? Number.NaN, unit)}`)
                  .join(', ')}
                : <b>{computeLines(lines, values).at(-1)?.printed}</b>
              </li>
            );
          })}
        </ul>
      </noscript>
      <NumberErrors form={form} fields={fields} wrong={wrong} />
      {parts.map(({line}) => (
        <Fill key={line} name={line}>
          <Lines results={results.filter(({name}) => name === line)} inline />
        </Fill>
      ))}
      <Fill name="bar">
        <Bar sheet={sheet} results={results} values={values} />
      </Fill>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </aside>
  );
}
