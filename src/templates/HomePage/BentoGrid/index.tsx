import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';
import grounds from '#src/ui/grounds.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BentoCell = {
  title: string;
  description: string;
  to: string;
  /** Background color; use each one once per grid. */
  ground: 'plain' | 'mint' | 'warm' | 'band';
  /** Number of columns, of twelve. */
  span: 5 | 7;
  /** A part of the application, which runs off the right and bottom edges. */
  picture: ReactNode;
};

export type BentoGridProps = {
  cells: readonly BentoCell[];
};

/** Large cells with a title over a picture of the application. Each is a link as a whole. */
export function BentoGrid({cells}: BentoGridProps): ReactNode {
  return (
    <div className={styles.grid}>
      {cells.map(({title, description, to, ground, span, picture}) => (
        <article key={title} className={clsx(styles.cell, grounds[ground], span === 7 ? styles.wide : styles.narrow)}>
          {/* The picture is the same on any ground. */}
          <div className={styles.text} data-scheme={ground === 'band' ? 'band' : undefined}>
            <Heading level={3} look="h3">
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={styles.description}>{description}</p>
          </div>
          <div className={styles.picture}>{picture}</div>
        </article>
      ))}
    </div>
  );
}
