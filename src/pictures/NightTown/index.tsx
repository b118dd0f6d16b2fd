import {distantRoofs, near, roofs, windows} from './town';
import styles from './styles.module.scss';

import {Car} from '#src/pictures/parts/Car';
import type {ReactNode} from 'react';

/**
 * A town at night with one lit window, whose roofs form the step line. Placed at the bottom of its positioned ancestor.
 * `sign` is the name on the showroom. Decorative.
 */
export function NightTown({sign}: {sign: string}): ReactNode {
  return (
    <svg className={styles.town} viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path className={styles.far} d={distantRoofs} />
      <path className={styles.windows} d={windows} />
      <path className={styles.roofs} data-motion="wipe" d={roofs} />
      <path className={styles.near} d={near} />
      <path className={styles.far} d="M318 400V318h352v82z" />
      <path className={styles.windows} d="M330 344h150v56h-150zM488 344h170v56h-170z" />
      <text x="332" y="336">
        {sign}
      </text>
      <g className={styles.cars}>
        {[352, 448, 544].map((x) => (
          <Car key={x} x={x} y="364" width="92" height="35" />
        ))}
      </g>
      <rect className={styles.lit} data-motion="light" x="1188" y="166" width="13" height="16" rx="2" />
    </svg>
  );
}
