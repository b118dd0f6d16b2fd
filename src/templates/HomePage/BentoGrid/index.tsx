import {Link} from '#src/ui/Link';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import grounds from '#src/ui/grounds.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

export type BentoCell = {
  title: string;
  description: string;
  to: string;
  /** Background color; use each one once per grid. */
  ground: 'plain' | 'mint' | 'warm' | 'band';
  /** Number of columns, of twelve. */
  span: 5 | 7;
  /** An interactive product window (`pictures/scenes/Reaction`). */
  picture: ReactNode;
  /** What the window does: accessible name of the checkbox that triggers it. */
  reaction: string;
};

export type BentoGridProps = {
  cells: readonly BentoCell[];
};

function Cell({cell}: {cell: BentoCell}): ReactNode {
  const id = useId();
  return (
    <article
      className={clsx(styles.cell, grounds[cell.ground], cell.span === 7 ? styles.wide : styles.narrow)}
      data-scheme={cell.ground === 'band' ? 'band' : undefined}
    >
      <div className={styles.text}>
        <Heading level={3} look="h3">
          <Link to={cell.to}>{cell.title}</Link>
        </Heading>
        <p className={styles.description}>{cell.description}</p>
      </div>
      <div className={styles.picture}>
        <input type="checkbox" id={id} aria-label={cell.reaction} />
        <label htmlFor={id}>
          <span className={styles.try}>
            <Icon name="tap" size={16} />
          </span>
        </label>
        <div aria-hidden="true">{cell.picture}</div>
      </div>
    </article>
  );
}

/** Large cells with a linked title over a product window. The window reacts to hover, tap or keyboard. */
export function BentoGrid({cells}: BentoGridProps): ReactNode {
  return (
    <div className={styles.grid}>
      {cells.map((cell) => (
        <Cell key={cell.title} cell={cell} />
      ))}
    </div>
  );
}
