import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from '#src/ui/ruled-columns.module.scss';

import clsx from 'clsx';
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
    <ul className={clsx(styles.list, styles.three)}>
      {items.map(({title, description, practice}) => (
        <li key={title} className={styles.column}>
          <Heading level={3} look="h3">
            {title}
          </Heading>
          <Text above="label" measure="wide">
            {description}
          </Text>
          <dl>
            <dt>{practiceLabel}</dt>
            <dd>{practice}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
