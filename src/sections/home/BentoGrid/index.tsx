import Link from '@docusaurus/Link';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BentoCell = {
  title: string;
  description: string;
  to: string;
  /** Each ground stands once in a grid. */
  ground: 'plain' | 'mint' | 'warm' | 'band';
  /** Columns of twelve. */
  span: 5 | 7;
  /** A screen that reacts (`pictures/Reaction`). */
  picture: ReactNode;
  /** What the screen does: the name of the checkbox that makes it do so. */
  reaction: string;
};

export type BentoGridProps = {
  cells: readonly BentoCell[];
};

function Cell({cell}: {cell: BentoCell}): ReactNode {
  return (
    <article
      className={clsx(styles.cell, styles[cell.ground], cell.span === 7 ? styles.wide : styles.narrow)}
      data-scheme={cell.ground === 'band' ? 'band' : undefined}
    >
      <div className={styles.text}>
        <Heading level={3} look="h3">
          <Link to={cell.to} className={styles.link}>
            {cell.title}
          </Link>
        </Heading>
        <p className={styles.description}>{cell.description}</p>
      </div>
      <label className={styles.picture}>
        <input type="checkbox" aria-label={cell.reaction} />
        <span className={styles.try} aria-hidden="true">
          <Icon name="tap" size={16} />
        </span>
        <div aria-hidden="true">{cell.picture}</div>
      </label>
    </article>
  );
}

/** Large cells with a linked title over a product window that does one thing: under a pointer, at a tap, or by keyboard. */
export function BentoGrid({cells}: BentoGridProps): ReactNode {
  return (
    <div className={styles.grid}>
      {cells.map((cell) => (
        <Cell key={cell.title} cell={cell} />
      ))}
    </div>
  );
}
