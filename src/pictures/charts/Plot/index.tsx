import {topPercent} from '#src/lib/step-path/index';
import type {StepChart} from '#src/world/schema/parts';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PlotProps = Pick<StepChart, 'max' | 'yLabels' | 'xLabels'> & {
  /** Paths in a square of 100 units, over the grid. */
  children: ReactNode;
};

/** Grid of a step chart with its labels. It fills its positioned ancestor, which has room for the labels. */
export function Plot({max, yLabels, xLabels, children}: PlotProps): ReactNode {
  return (
    <>
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {yLabels.map(({at}) => (
          <path key={at} stroke="var(--sw-grid)" d={`M0 ${topPercent(at, {max})}H100`} />
        ))}
        {children}
      </svg>
      {yLabels.map(({at, text}) => (
        <span key={at} className={styles.y} style={{top: `${topPercent(at, {max})}%`}}>
          {text}
        </span>
      ))}
      {xLabels.map(({at, text}) => (
        <span key={at} className={styles.x} style={{left: `${at}%`}}>
          {text}
        </span>
      ))}
    </>
  );
}
