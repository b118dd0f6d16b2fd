import type {ControlIconName} from '#src/lib/control-icons';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type AlertProps = {
  tone: 'note' | 'warning' | 'danger';
  title: ReactNode;
  /** Announces the message to screen readers when it appears, for example after a form error. */
  live?: boolean;
  className?: string | undefined;
  /** Body text. */
  children?: ReactNode;
};

const icons: Record<AlertProps['tone'], ControlIconName> = {note: 'info', warning: 'alert', danger: 'alert'};

/** A callout in the page. */
export function Alert({tone, title, live = false, className, children}: AlertProps): ReactNode {
  return (
    <div className={clsx(styles.alert, styles[tone], className)} role={live ? 'alert' : undefined}>
      <ControlIcon name={icons[tone]} />
      <strong className={styles.title}>{title}</strong>
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </div>
  );
}
