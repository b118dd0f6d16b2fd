import type {Integration} from '#src/content/schema/page';
import styles from './styles.module.scss';

import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

export type IntegrationGridProps = {
  items: readonly Integration[];
};

/** Grid of product names and their categories, without logos. */
export function IntegrationGrid({items}: IntegrationGridProps): ReactNode {
  return (
    <ul className={styles.grid} data-unindexed="">
      {items.map((item) => (
        <li key={item.name}>
          {item.to === undefined ? item.name : <Link to={item.to}>{item.name}</Link>}
          <span>{item.category}</span>
        </li>
      ))}
    </ul>
  );
}
