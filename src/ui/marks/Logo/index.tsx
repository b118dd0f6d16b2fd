import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The mark: a step line that climbs to a lime end-point. The same in both themes, never recolored. */
export function LogoMark({size = 30}: {size?: number}): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.step} d="M6.5 24.5h7v-7h7v-7" />
      <rect className={styles.point} x="17.5" y="5.5" width="8" height="8" rx="2" />
    </svg>
  );
}

/** Mark and wordmark. */
export function Logo({name}: {name: string}): ReactNode {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>{name}</span>
    </span>
  );
}
