import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type CheckListProps = {
  items: readonly string[];
};

/** A list with check marks. */
export function CheckList({items}: CheckListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
