import type {Action} from '#src/content/schema/page';
import {ActionElement} from '#src/ui/actions/ActionElement';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ActionLinkProps = {
  action: Action;
  /** Shows an arrow after the label; it moves on hover. */
  arrow?: boolean;
  className?: string | undefined;
};

/** An `Action` that looks like an underlined text link. */
export function ActionLink({action, arrow = false, className}: ActionLinkProps): ReactNode {
  return (
    <ActionElement action={action} className={clsx(styles.link, arrow && styles.arrow, className)}>
      {action.label}
    </ActionElement>
  );
}
