import {Icon} from '#src/ui/Icon';
import type {IconName} from '#src/ui/Icon/paths';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type AlertProps = {
  tone?: 'note' | 'warning' | 'danger';
  title: string;
  /** Announced at once when it appears after an act of the visitor. */
  live?: boolean;
  className?: string | undefined;
  /** Text under the title. */
  children?: ReactNode;
};

const icons: Record<NonNullable<AlertProps['tone']>, IconName> = {note: 'info', warning: 'alert', danger: 'alert'};

/** A ruled, tinted message inside the page. */
export function Alert({tone = 'note', title, live = false, className, children}: AlertProps): ReactNode {
  return (
    <div className={clsx(styles.alert, styles[tone], className)} role={live ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <strong className={styles.title}>{title}</strong>
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </div>
  );
}
