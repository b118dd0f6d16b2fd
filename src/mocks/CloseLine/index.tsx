import styles from './styles.module.scss';

import {stairs, stairsPolygon, type Point} from '#src/lib/step-path/index';
import type {ReactNode} from 'react';

const box = {width: 1440, height: 260} as const;

const points: readonly Point[] = [
  [0, 236],
  [160, 218],
  [300, 224],
  [430, 190],
  [580, 172],
  [700, 180],
  [830, 132],
  [960, 108],
  [1080, 84],
  [1200, 48],
  [1310, 48],
];

const line = stairs(points);
const ground = stairsPolygon(points, box);

/**
 * The step line along the foot of the closing band, with rules below it and the lime square at its end. It lies on the
 * bottom edge of its positioned ancestor, which keeps the room free. Decorative.
 */
export function CloseLine(): ReactNode {
  return (
    <div className={styles.foot} aria-hidden="true">
      <div className={styles.rules} style={{clipPath: ground}} />
      <svg className={styles.line} viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
        <path d={line} />
      </svg>
      <span className={styles.point} />
    </div>
  );
}
