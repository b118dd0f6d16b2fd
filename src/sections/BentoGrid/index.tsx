import Link from '@docusaurus/Link';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BentoCell = {
  title: string;
  description: string;
  /** Words beside the arrow. */
  linkLabel: string;
  to: string;
  /** Each ground stands once in a grid. */
  ground: 'plain' | 'mint' | 'warm' | 'band';
  /** Columns of twelve. */
  span: 5 | 7;
  /** A window without right and bottom edge (`bare`). */
  picture: ReactNode;
};

export type BentoGridProps = {
  cells: readonly BentoCell[];
};

function Cell({cell}: {cell: BentoCell}): ReactNode {
  return (
    <div
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
        {/* The whole cell is the title's link; these words only show it. */}
        <span className={styles.go} aria-hidden="true">
          {cell.linkLabel}
          <Icon name="arrow" size={16} />
        </span>
      </div>
      <div className={styles.picture}>{cell.picture}</div>
    </div>
  );
}

/** Large cells, each one a link as a whole, over a product window that runs out of its right and bottom edge. */
export function BentoGrid({cells}: BentoGridProps): ReactNode {
  return (
    <div className={styles.grid}>
      {cells.map((cell) => (
        <Cell key={cell.title} cell={cell} />
      ))}
    </div>
  );
}
