import styles from './styles.module.scss';
import tints from './tints.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type InitialsProps = {
  /** Full name; titles such as “Dr.” are skipped. */
  name: string;
  tone?: 'mint' | 'apricot' | 'lime';
};

/** First letters of the first and last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'));
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}

/** A 44 px tile with a person's initials; the name stands beside it, so it is hidden from screen readers. */
export function Initials({name, tone = 'mint'}: InitialsProps): ReactNode {
  return (
    <span className={clsx(styles.tile, tints[tone])} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
