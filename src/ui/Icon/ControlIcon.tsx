import {type ControlIconName, controlIcons} from '#src/lib/control-icons';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type IconLook = {
  /** Side in pixels. Small icons get a thicker stroke to stay crisp. */
  size?: 14 | 16 | 18 | 20 | 24;
  className?: string | undefined;
};

const strokeWidth = {14: 1.8, 16: 1.6, 18: 1.6, 20: 1.6, 24: 1.5} as const;

/** An icon by its path. */
export function drawIcon(path: string, {size = 20, className}: IconLook): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      strokeWidth={strokeWidth[size]}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** An `Icon` of a control. Islands use it, so that their scripts don't have all icons. */
export function ControlIcon({name, ...look}: IconLook & {name: ControlIconName}): ReactNode {
  return drawIcon(controlIcons[name], look);
}
