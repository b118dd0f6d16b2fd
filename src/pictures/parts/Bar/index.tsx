import type {Chip as ChipContent} from '#src/content/schema/pictures/parts';
import {Chip} from '#src/pictures/parts/Chip';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BarProps = {
  title: string;
  /** Precedes the title, such as a person's avatar. */
  lead?: ReactNode;
  chip?: ChipContent | undefined;
  /** Follows the title. */
  children?: ReactNode;
  /** Secondary text at the right edge, hidden where the bar is narrower than `keep`. */
  note?: ReactNode;
  keep?: 'narrow' | 'half';
  /** At the right edge instead of a note. */
  end?: ReactNode;
};

/** Secondary text in a bar, hidden where the bar is narrower than `keep`. */
export function BarNote({children, keep = 'narrow'}: {children: ReactNode; keep?: 'narrow' | 'half'}): ReactNode {
  return <span className={clsx(styles.note, styles[keep])}>{children}</span>;
}

/** Title bar of a window. */
export function Bar({title, lead, chip, children, note, keep = 'narrow', end}: BarProps): ReactNode {
  const right = end ?? (note && <BarNote keep={keep}>{note}</BarNote>);
  return (
    <div className={styles.bar}>
      {lead}
      <b className={styles.title}>{title}</b>
      {chip && <Chip {...chip} />}
      {children}
      {right && <span className={styles.end}>{right}</span>}
    </div>
  );
}
