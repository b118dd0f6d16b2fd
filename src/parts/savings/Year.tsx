import {drawing, drawSteps, findTurn, placeAmount} from './year';
import styles from './year.module.scss';

import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

export type YearProps = {balances: readonly number[]; label: string; months: readonly string[]};

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** A line with a step for each month, and a square at its end. */
export function YearLine({balances}: Pick<YearProps, 'balances'>): ReactNode {
  const {width, height} = drawing;
  const end = balances.at(-1) ?? 0;
  return (
    <>
      <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={drawSteps(balances)} />
      </svg>
      <i className={clsx(styles.end, end < 0 && styles.below)} style={{top: percent(placeAmount(end, balances))}} />
    </>
  );
}

/** The first year as a line, which ends in the figure above it. */
export function Year({balances, label, months}: YearProps): ReactNode {
  const end = balances.at(-1) ?? 0;
  const turn = findTurn(balances);
  const top = (amount: number): CSSProperties => ({top: percent(placeAmount(amount, balances))});
  return (
    <figure className={styles.year} role="img" aria-label={label}>
      <div className={styles.drawing}>
        {Number.isFinite(end) && (
          <>
            <YearLine balances={balances} />
            <span className={clsx(styles.zero, end < 0 && styles.above)} style={top(0)}>
              $0
            </span>
            {turn > 0 && <i className={styles.turn} style={{...top(0), left: percent(turn / balances.length)}} />}
          </>
        )}
      </div>
      <p className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </figure>
  );
}
