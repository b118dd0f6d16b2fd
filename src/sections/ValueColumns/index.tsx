import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type Value = {
  title: string;
  description: string;
  /** How one notices it. */
  practice: string;
};

export type ValueColumnsProps = {
  items: readonly Value[];
  /** Words before how one notices it. */
  practiceLabel: string;
};

/** Columns under a heavy rule: what we hold to, and how it shows. */
export function ValueColumns({items, practiceLabel}: ValueColumnsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({title, description, practice}) => (
        <li key={title}>
          <Heading level={3} look="h3">
            {title}
          </Heading>
          <p className={styles.text}>{description}</p>
          <dl>
            <dt>{practiceLabel}</dt>
            <dd>{practice}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
