import type {Feature} from '#src/content/schema/page';
import {Link} from '#src/ui/Link';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type FeatureGridProps = {
  items: readonly Feature[];
  columns: 3 | 4;
};

const widths = {3: styles.three, 4: styles.four};

function CellBody({item}: {item: Feature}): ReactNode {
  return (
    <>
      <Icon name={item.icon} className={styles.icon} />
      <Heading level={3} look="h4">
        {item.title}
      </Heading>
      <p className={styles.text}>{item.description}</p>
    </>
  );
}

/** Grid of features with shared hairlines. A feature with `to` is a link as a whole. */
export function FeatureGrid({items, columns}: FeatureGridProps): ReactNode {
  return (
    <ul className={clsx(styles.grid, widths[columns])}>
      {items.map((item) => (
        <li key={item.title}>
          {item.to === undefined ? (
            <div className={styles.cell}>
              <CellBody item={item} />
            </div>
          ) : (
            <Link to={item.to} className={clsx(styles.cell, styles.link)}>
              <CellBody item={item} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
