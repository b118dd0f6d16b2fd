import type {IconName} from '#src/world/schema/icon';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type DrawnButtonProps = {
  label: string;
  icon?: IconName;
  look?: 'solid' | 'outline';
  className?: string | undefined;
};

/** A drawn button: part of the picture, not interactive. */
export function DrawnButton({label, icon, look = 'solid', className}: DrawnButtonProps): ReactNode {
  return (
    <span className={clsx(styles.tool, styles[look], icon && [styles.icon, icons[icon]], className)}>{label}</span>
  );
}
