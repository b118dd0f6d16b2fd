import styles from './styles.module.scss';
import tones from '#src/ui/tones.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type MethodBadgeProps = {
  /** HTTP method in uppercase. */
  method: string;
};

const methodTones: Readonly<Record<string, string | undefined>> = {
  POST: tones.mint,
  PATCH: tones.leaf,
  DELETE: tones.danger,
};

/** The HTTP method of a request, in a color that makes lists easy to scan. */
export function MethodBadge({method}: MethodBadgeProps): ReactNode {
  return (
    <span className={clsx(styles.badge, methodTones[method] ?? tones.stone)}>
      {method === 'DELETE' ? 'DEL' : method}
    </span>
  );
}
