import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type CheckListProps = {
  items: readonly string[];
  className?: string | undefined;
};

/** A list with check marks. */
export function CheckList({items, className}: CheckListProps): ReactNode {
  return (
    <ul className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
