import {stairs} from '#src/lib/step-path/index';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const climb = stairs([
  [0, 380],
  [200, 340],
  [380, 290],
  [520, 236],
  [680, 176],
  [840, 176],
]);

const drop = stairs([
  [840, 176],
  [840, 340],
  [1000, 360],
  [1180, 372],
  [1440, 372],
]);

/** The step line that rises and then drops off in dots, at the bottom of its positioned ancestor. Decorative. */
export function NotFoundLine(): ReactNode {
  return (
    <div className={styles.foot} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 1440 420" preserveAspectRatio="none">
        <path stroke="var(--sw-brand)" strokeWidth="2" d={climb} />
        <path stroke="var(--sw-line-ctl)" strokeWidth="1.5" strokeDasharray="3 7" d={drop} />
      </svg>
      <span className={styles.point} />
    </div>
  );
}
