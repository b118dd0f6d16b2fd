import type {Step} from '#src/content/schema/page';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type FactsProps = {
  title: string;
  facts?: readonly {label: string; value: string}[];
  /** Instead of facts: names with what they mean. */
  items?: readonly Step[];
};

/** Lead times and similar facts in one row, beside their title. Phones fold names with what they mean. */
export function Facts({title, facts, items}: FactsProps): ReactNode {
  return (
    <div className={clsx(styles.facts, items && styles.folds)}>
      <Heading level={2} look="h4">
        {title}
      </Heading>
      {facts && <FactList facts={facts} className={styles.row} />}
      {items && (
        <>
          <details>
            <summary>{title}</summary>
          </details>
          <ul className={clsx(styles.items, items.length % 4 > 0 && styles.three)}>
            {items.map((item) => (
              <li key={item.title}>
                <b>{item.title}</b> {item.description}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
