import type {Chip as ChipContent} from '#src/world/schema/parts';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ChipProps = ChipContent & {className?: string | undefined};

/** Status label in a product screen. */
export function Chip({text, tone, className}: ChipProps): ReactNode {
  return <span className={clsx(styles.chip, styles[tone], className)}>{text}</span>;
}
