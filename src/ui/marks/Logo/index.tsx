import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type LogoMarkProps = {size?: number};

/** The mark: a rising step line with a lime endpoint. Its colors are the same in both themes. */
export function LogoMark({size = 30}: LogoMarkProps): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.step} d="M6.5 24.5h7v-7h7v-7" />
      <rect className={styles.point} x="17.5" y="5.5" width="8" height="8" rx="2" />
    </svg>
  );
}

/** The mark with the company's name. */
export function Logo({name}: {name: string}): ReactNode {
  return (
    <span className={styles.logo} translate="no">
      <LogoMark />
      {name}
    </span>
  );
}
