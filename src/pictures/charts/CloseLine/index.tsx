import type {CloseSeries} from '#src/content/schema/home';
import {type Point, stairs, stairsPolygon} from '#src/lib/step-path/index';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const box = {width: 1440, height: 260} as const;
/** End of the line, and the vertical range of its values. */
const end = {x: 1310, low: 236, high: 48} as const;

/** Converts values to points; the last one is at the endpoint. */
function place(values: readonly number[]): Point[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const gaps = Math.max(values.length - 1, 1);
  return values.map((value, index): Point => [
    Math.round((end.x * index) / gaps),
    Math.round(end.low - ((value - least) / range) * (end.low - end.high)),
  ]);
}

/**
 * The page's figures as a step line at the bottom of the closing band, with rules below and a lime square at its end.
 * Placed at the bottom of its positioned ancestor, which must leave room for it. Decorative.
 */
export function CloseLine({series: {values, figure, caption}}: {series: CloseSeries}): ReactNode {
  const points = place(values);
  return (
    <div className={styles.foot} aria-hidden="true">
      <div className={styles.rules} style={{clipPath: stairsPolygon(points, box)}} />
      <svg
        className={styles.line}
        data-motion="wipe"
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
      >
        <path stroke="var(--sw-data-1)" strokeWidth="2" d={stairs(points)} />
      </svg>
      <span className={styles.point} data-motion="land" />
      {figure && (
        <p className={styles.caption}>
          {caption}
          <b>{figure}</b>
        </p>
      )}
    </div>
  );
}
