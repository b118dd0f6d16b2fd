import {Link} from '#src/ui/Link';
import {MethodBadge} from '#src/ui/marks/MethodBadge';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type EndpointListProps = {endpoints: readonly {method: string; title: string; to: string}[]};

/** Links to API reference pages, each with its HTTP method. */
export function EndpointList({endpoints}: EndpointListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {endpoints.map(({method, title, to}) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <MethodBadge method={method} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
