import {type Space, spaceAbove} from '#src/ui/layout';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type TextProps = {
  children: ReactNode;
  look?: 'lead' | 'muted' | 'note' | 'caption';
  /** Space above. */
  above?: Space;
  /** Maximum line length: `narrow` for a few lines beside or under a title. */
  measure?: 'narrow' | 'wide';
  className?: string | undefined;
};

/** A paragraph of secondary text in heads, cards and rows. */
export function Text({children, look = 'muted', above, measure, className}: TextProps): ReactNode {
  return (
    <p className={clsx(styles[look], above && spaceAbove(above), measure && styles[measure], className)}>{children}</p>
  );
}
