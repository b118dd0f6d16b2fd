import {iconPaths} from '#src/lib/icon-paths';
import type {IconName} from '#src/world/schema/icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ToolMarkProps = {
  /** What moves: a payment, a calendar, a message. */
  icon: IconName;
  /** `tile` is 72 pixels; the default is 28. */
  size?: 'tile';
};

/** The mark of another company’s product, beside its name. It shows what moves, never a logo. */
export function ToolMark({icon, size}: ToolMarkProps): ReactNode {
  return (
    <svg className={clsx(styles.mark, size && styles.tile)} viewBox="-6 -6 32 32" aria-hidden="true">
      <path d={iconPaths[icon]} />
    </svg>
  );
}
