import type {SavingsSheetContent} from '#src/content/schema/savings';
import type {Values} from '#src/lib/formula/index';
import type {WorksheetResult} from '#src/parts/worksheet/results';
import {YearLine} from './Year';
import {listYear} from './year';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type BarProps = {sheet: SavingsSheetContent; results: readonly WorksheetResult[]; values: Values};

/** The result in one line, where there is no room for more. */
export function Bar({sheet, results, values}: BarProps): ReactNode {
  const last = results.at(-1);
  const balances = listYear(sheet, results, values);
  return (
    <>
      <span>{last?.label}</span> <b>{last?.printed}</b>
      {Number.isFinite(balances[12]) && (
        <span className={styles.line}>
          <YearLine balances={balances.filter((_, month) => month % 3 === 0)} />
        </span>
      )}
    </>
  );
}
