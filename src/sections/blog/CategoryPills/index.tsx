import type {TopicLink} from '#src/content/schema/blog';
import {cluster} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type CategoryPillsProps = {
  /** Name of the row for screen readers. */
  label: string;
  links: readonly TopicLink[];
  /** Path of the current page. */
  current: string;
};

/** A row of links, one per category; the current one is filled. */
export function CategoryPills({label, links, current}: CategoryPillsProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className={cluster('label')}>
        {links.map(({label: name, to}) => (
          <li key={to}>
            <Link className={styles.pill} to={to} aria-current={to === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
