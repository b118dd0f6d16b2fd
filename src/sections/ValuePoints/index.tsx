import type {Step} from '#src/content/types';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ValuePointsProps = {
  items: readonly Step[];
  level?: 2 | 3;
};

/** Three short claims side by side, split by vertical hairlines. */
export function ValuePoints({items, level = 2}: ValuePointsProps): ReactNode {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item.title}>
          <Heading level={level} look="h4" className={styles.title}>
            {item.title}
          </Heading>
          <p>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
