import styles from './styles.module.scss';

import {Icon} from '#src/ui/Icon';
import type {IconName} from '#src/ui/Icon/paths';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ToolProps = {label: string; icon?: IconName; look?: 'solid' | 'outline'; className?: string | undefined};

/** A drawn button: part of the picture, not interactive. */
export function Tool({label, icon, look = 'solid', className}: ToolProps): ReactNode {
  return (
    <span className={clsx(styles.tool, styles[look], className)}>
      {icon && <Icon name={icon} size={14} />}
      {label}
    </span>
  );
}
