import type {UseCase} from '#src/content/schema/page';
import {Link} from '#src/ui/Link';
import {Art} from '#src/pictures/parts/Art';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PerfectForProps = {
  items: readonly UseCase[];
  /** Label before what such a customer sets up first. */
  startsLabel: string;
};

/** Kinds of customers, with pictures if all of them have one, else as ruled rows. Each is a link as a whole. */
export function PerfectFor({items, startsLabel}: PerfectForProps): ReactNode {
  const hasPictures = items.every(({art}) => art !== undefined);
  return (
    <ul className={clsx(hasPictures ? styles.shelf : styles.rows)}>
      {items.map(({title, description, startsWith, to, art}) => (
        <li key={title}>
          {art && (
            <div className={styles.picture}>
              <Art name={art} />
            </div>
          )}
          <Heading level={3} look="h4">
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <Text look="note">{description}</Text>
          <p className={styles.start}>
            {startsLabel} {startsWith}
          </p>
        </li>
      ))}
    </ul>
  );
}
