import {Place} from '#src/pictures/kinds/Place';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const roofs =
  'M0 316H80V288H170V304H250V250H350V268H430V222H520V240H610V194H700V214H780V170H880V186H960V138H1050V156H1130V100H1240V118H1330V70H1440';

/**
 * A town at night with one lit window, whose roofs form the step line. Placed at the bottom of its positioned ancestor.
 * `sign` is the name on the showroom. Decorative.
 */
export function NightTown({sign}: {sign: string}): ReactNode {
  return (
    <Place name="town" view="0 0 1440 400" side="Max" className={styles.town}>
      <path fill="none" stroke="var(--sw-data-4)" strokeWidth="2" data-motion="wipe" d={roofs} />
      <text x="332" y="336">
        {sign}
      </text>
      <rect fill="var(--sw-lime)" data-motion="light" x="1188" y="166" width="13" height="16" rx="2" />
    </Place>
  );
}
