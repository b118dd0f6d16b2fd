import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type MethodBadgeProps = {
  /** HTTP method in uppercase. */
  method: string;
};

/** The HTTP method of a request, in a color that makes lists easy to scan. */
export function MethodBadge({method}: MethodBadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, styles[method.toLowerCase()])}>{method === 'DELETE' ? 'DEL' : method}</span>
  );
}
