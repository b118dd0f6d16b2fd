import {Chip} from '#src/pictures/parts/Chip';
import type {Chip as ChipContent} from '#src/world/schema/parts';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type BarProps = {
  title: string;
  /** Precedes the title, such as a person's avatar. */
  lead?: ReactNode;
  chip?: ChipContent | undefined;
  /** Secondary text at the right edge, hidden where the bar is narrow. */
  note?: string;
  /** At the right edge instead of a note. */
  end?: ReactNode;
};

/** Title bar of a window. */
export function Bar({title, lead, chip, note, end}: BarProps): ReactNode {
  const right = end ?? (note !== undefined && <span className={styles.note}>{note}</span>);
  return (
    <div className={styles.bar}>
      {lead}
      <b className={styles.title}>{title}</b>
      {chip && <Chip {...chip} />}
      {right && <span className={styles.end}>{right}</span>}
    </div>
  );
}
