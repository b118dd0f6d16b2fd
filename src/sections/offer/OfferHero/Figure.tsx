import type {HeroArt} from '#src/content/schema/offer-layout';
import {stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import {cssValues} from '#src/lib/css-values';
import styles from './figure.module.scss';

import type {ReactNode} from 'react';

/** Width of a figure in em, with its tracking: punctuation is narrower than digits. */
function widthOf(figure: string): number {
  const narrow = figure.replace(/[^.,]/g, '').length;
  return 0.57 * (figure.length - narrow) + 0.22 * narrow;
}

/** One very large number with the chart that leads to it. */
export function Figure({art}: {art: Extract<HeroArt, {kind: 'figure'}>}): ReactNode {
  const {label, figure, title, text, values, marks, stats} = art;
  const max = Math.max(...values);
  return (
    <div role="img" aria-label={label} className={styles.figure}>
      <p className={styles.number}>
        <b style={cssValues({'--figure-em': widthOf(figure)})}>{figure}</b>
        <span>
          <strong>{title}</strong>
          {text}
        </span>
      </p>
      <div className={styles.chart}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path fill="var(--sw-data-area)" d={stepArea(values, {max})} />
          <path stroke="var(--sw-data-1)" strokeWidth="2" d={stepPath(values, {max})} />
        </svg>
        <i style={{top: `${topPercent(values.at(-1) ?? 0, {max})}%`}} />
      </div>
      <p className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <div className={styles.stats}>
        {stats.map((stat) => (
          <p key={stat.label}>
            <b>{stat.figure}</b>
            {stat.label}
          </p>
        ))}
      </div>
    </div>
  );
}
