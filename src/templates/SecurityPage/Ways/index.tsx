import type {Feature} from '#src/content/schema/page';
import {Icon} from '#src/ui/Icon';
import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type WaysProps = {
  items: readonly Feature[];
  /** Four columns on large screens. */
  isWide?: boolean;
};

/** Icon, name and sentence in rows between hairlines. */
export function Ways({items, isWide = false}: WaysProps): ReactNode {
  return (
    <ul className={clsx(styles.rows, isWide && styles.wide)}>
      {items.map(({icon, title, description, to}) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{to === undefined ? title : <Link to={to}>{title}</Link>}</b>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
