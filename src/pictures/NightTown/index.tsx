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
      <path fill="var(--sw-night-far)" d={distantRoofs} />
      <path fill="var(--sw-night-pane)" d={windows} />
      <path fill="none" stroke="var(--sw-data-4)" strokeWidth="2" data-motion="wipe" d={roofs} />
      <path fill="var(--sw-night-near)" d={near} />
      <path fill="var(--sw-night-far)" d="M318 400V318h352v82z" />
      <path fill="var(--sw-night-pane)" d="M330 344h150v56h-150zM488 344h170v56h-170z" />
      <text x="332" y="336">
        {sign}
      </text>
      <g color="var(--sw-night-near)">
        {[352, 448, 544].map((x) => (
          <Car key={x} glass="var(--sw-night-pane)" x={x} y="364" width="92" height="35" />
        ))}
      </g>
      <rect fill="var(--sw-lime)" data-motion="light" x="1188" y="166" width="13" height="16" rx="2" />
    </svg>
  );
}
