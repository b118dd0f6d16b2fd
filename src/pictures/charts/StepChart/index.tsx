import styles from './styles.module.scss';

import {linePath, stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import type {StepChart as Chart} from '#src/pictures/types';
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
  const {values, target, max, yLabels, xLabels, tip} = chart;
  const end = {left: '100%', top: `${topPercent(values.at(-1) ?? 0, {max})}%`};
  return (
    <div
      className={styles.chart}
      style={{minHeight: height}}
      {...(label ? {role: 'img', 'aria-label': label} : undefined)}
    >
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {yLabels.map(({at}) => (
          <path key={at} className={styles.grid} d={`M0 ${topPercent(at, {max})}H100`} />
        ))}
        <path className={styles.area} data-motion="wipe" d={stepArea(values, {max})} />
        {target && <path className={styles.target} d={linePath(target, {max})} />}
        <path className={styles.line} data-motion="wipe" d={stepPath(values, {max})} />
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
      <span className={styles.point} data-motion="land" style={end} />
      {tip && (
        <span className={styles.tip} style={end}>
          <b>{tip.strong}</b> <span className={styles.aside}>{tip.text}</span>
        </span>
      )}
    </div>
  );
}
