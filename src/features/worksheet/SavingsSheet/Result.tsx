import type {SavingsSheetContent} from '#src/content/schema/savings';
import {Text} from '#src/ui/Text';
import {Lines} from '../Lines';
import {computeLines, print, readExample, type WorksheetResult} from '../results';
import {Year} from './Year';
import styles from './result.module.scss';

import type {ReactNode} from 'react';

export type ResultProps = {
  sheet: SavingsSheetContent;
  /** From minus the setup to the end of the first year. */
  balances: readonly number[];
  results: readonly WorksheetResult[];
  /** IDs of the fields, separated by spaces. */
  htmlFor: string;
};

/** What is left after the first year, how it adds up month by month, and its two sums. */
export function Result({sheet, balances, results, htmlFor}: ResultProps): ReactNode {
  const {year, labels, examples, fields, lines} = sheet;
  const last = results.at(-1);
  const label = labels.year.replace('{start}', print(balances[0] ?? 0, '$')).replace('{end}', last?.printed ?? '');
  return (
    <aside className={styles.result} aria-label={labels.result} data-scheme="band">
      <Text>{last?.label}</Text>
      <output className={styles.figure} htmlFor={htmlFor} aria-live="off">
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
    </aside>
  );
}
