import type {IconName} from '#src/content/schema/icon';
import {iconPaths} from '#src/lib/icon-paths';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type IconProps = {
  name: IconName;
  /** Side in pixels. Small icons get a thicker stroke to stay crisp. */
  size?: 14 | 16 | 18 | 20 | 24;
  className?: string | undefined;
};

const strokeWidth = {14: 1.8, 16: 1.6, 18: 1.6, 20: 1.6, 24: 1.5} as const;

/** A decorative icon: hidden from screen readers, colored by the text around it. */
export function Icon({name, size = 20, className}: IconProps): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      strokeWidth={strokeWidth[size]}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
