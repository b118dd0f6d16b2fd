import Link from '@docusaurus/Link';
import type {UseCase} from '#src/content/types';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from '#src/ui/ruled-columns.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PerfectForProps = {
  items: readonly UseCase[];
  /** Words before what such a customer sets up first. */
  startsLabel: string;
};

/** Columns under a heavy rule, one for each kind of customer; a whole column is its link. */
export function PerfectFor({items, startsLabel}: PerfectForProps): ReactNode {
  return (
    <ul className={clsx(styles.list, styles.four)}>
      {items.map((item) => (
        <li key={item.title} className={styles.column}>
          <Heading level={3} look="h3">
            <Link to={item.to} className={styles.link}>
              {item.title}
            </Link>
          </Heading>
          <Text above="label" measure="wide">
            {item.description}
          </Text>
          <dl>
            <dt>{startsLabel}</dt>
            <dd>{item.startsWith}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
