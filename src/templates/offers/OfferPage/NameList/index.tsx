import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type NameListProps = {
  title: string;
  items: readonly {title: string; description: string}[];
};

/** A short ruled list of names under a signature, such as its deliverables. */
export function NameList({title, items}: NameListProps): ReactNode {
  return (
    <>
      <Heading level={3} look="h4" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.title}</b> {item.description}
          </li>
        ))}
      </ul>
    </>
  );
}
