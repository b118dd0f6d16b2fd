import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type MethodBadgeProps = {
  /** HTTP method in capitals. */
  method: string;
};

/** The method of a request. The word says it; the color helps to scan a list. */
export function MethodBadge({method}: MethodBadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[method.toLowerCase()])}>{method === 'DELETE' ? 'DEL' : method}</span>
  );
}
