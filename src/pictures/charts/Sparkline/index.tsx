import styles from './styles.module.scss';

import {stepPath, topPercent} from '#src/lib/step-path/index';
import type {ReactNode} from 'react';

export type SparklineProps = {
  values: readonly number[];
  /** Description for screen readers, with the numbers. */
  label: string;
};

/** A small step line from zero, with a lime endpoint. */
export function Sparkline({values, label}: SparklineProps): ReactNode {
  const max = Math.max(...values);
  return (
    <div role="img" aria-label={label} className={styles.sparkline}>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={stepPath(values, {max})} />
      </svg>
      <span className={styles.point} style={{top: `${topPercent(values.at(-1) ?? 0, {max})}%`}} />
    </div>
  );
}
