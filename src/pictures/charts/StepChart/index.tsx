import {linePath, stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import {Plot} from '#src/pictures/charts/Plot';
import type {StepChart as Chart} from '#src/world/schema/parts';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepChartProps = {
  chart: Chart;
  /** Least height of the plot in pixels. It fills a taller grid cell. */
  height?: number;
  /** Description for screen readers, as a sentence. Omit it inside a picture that has one. */
  label?: string | undefined;
};

/** Step line with area, optional target line, HTML labels and a lime endpoint. */
export function StepChart({chart, height = 212, label}: StepChartProps): ReactNode {
  const {values, target, max, tip} = chart;
  const end = {left: '100%', top: `${topPercent(values.at(-1) ?? 0, {max})}%`};
  return (
    <div
      className={styles.chart}
      style={{minHeight: height}}
      {...(label ? {role: 'img', 'aria-label': label} : undefined)}
    >
      <Plot {...chart}>
        <path fill="var(--sw-data-area)" data-motion="wipe" d={stepArea(values, {max})} />
        {target && (
          <path stroke="var(--sw-data-2)" strokeWidth="1.5" strokeDasharray="4 4" d={linePath(target, {max})} />
        )}
        <path stroke="var(--sw-data-1)" strokeWidth="2" data-motion="wipe" d={stepPath(values, {max})} />
      </Plot>
      <span className={styles.point} data-motion="land" style={end} />
      {tip && (
        <span className={styles.tip} style={end}>
          <b>{tip.strong}</b> <span className={styles.aside}>{tip.text}</span>
        </span>
      )}
    </div>
  );
}
