import Link from '@docusaurus/Link';
import type {Feature} from '#src/content/types';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type FeatureGridProps = {
  items: readonly Feature[];
  /** Two fit beside a heading; three and four need the full page width. */
  columns?: 2 | 3 | 4;
  level?: 2 | 3 | 4;
};

const widths = {2: styles.two, 3: styles.three, 4: styles.four};

function CellBody({item, level}: {item: Feature; level: 2 | 3 | 4}): ReactNode {
  return (
    <>
      <Icon name={item.icon} className={styles.icon} />
      <Heading level={level} look="h4">
        {item.title}
      </Heading>
      <p className={styles.text}>{item.description}</p>
    </>
  );
}

/** Grid of features with shared hairlines. A feature with `to` is a link as a whole. */
export function FeatureGrid({items, columns = 4, level = 3}: FeatureGridProps): ReactNode {
  return (
    <ul className={clsx(styles.grid, widths[columns])}>
      {items.map((item) => (
        <li key={item.title}>
          {item.to === undefined ? (
            <div className={styles.cell}>
              <CellBody item={item} level={level} />
            </div>
          ) : (
            <Link to={item.to} className={clsx(styles.cell, styles.link)}>
              <CellBody item={item} level={level} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
