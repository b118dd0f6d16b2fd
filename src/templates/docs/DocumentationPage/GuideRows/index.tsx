import type {Step} from '#src/content/schema/page';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type GuideRowsProps = {items: readonly (Step & {to: string})[]};

/** Guides in a compact list: title and description. The whole row is clickable. */
export function GuideRows({items}: GuideRowsProps): ReactNode {
  return (
    <ul className={styles.rows}>
      {items.map(({title, description, to}) => (
        <li key={to} className={styles.row}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
          <Text>{description}</Text>
        </li>
      ))}
    </ul>
  );
}
