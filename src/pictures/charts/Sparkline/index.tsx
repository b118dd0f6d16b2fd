import {stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SparklineProps = {
  values: readonly number[];
  /** Description for screen readers, with the numbers. */
  label: string;
};

/** A step line from zero with its area and a lime endpoint. It fills its box. */
export function Sparkline({values, label}: SparklineProps): ReactNode {
  const max = Math.max(...values);
  return (
    <div role="img" aria-label={label} className={styles.sparkline}>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--sw-data-area)" data-motion="wipe" d={stepArea(values, {max})} />
        <path stroke="var(--sw-data-1)" strokeWidth="2" data-motion="wipe" d={stepPath(values, {max})} />
      </svg>
      <span className={styles.point} data-motion="land" style={{top: `${topPercent(values.at(-1) ?? 0, {max})}%`}} />
    </div>
  );
}
