import Link from '@docusaurus/Link';
import type {Feature} from '#src/content/types';
import type {OfferPicture} from '#src/pictures/drawings';
import {Drawing} from '#src/pictures/Drawing';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PictureFeature = Feature & {picture?: OfferPicture};

export type PictureGridProps = {
  /** Two of them have a picture: the first such cell is the large one. */
  items: readonly PictureFeature[];
  /** Where the large cell is; the other one with a picture is across from it. */
  side: 'left' | 'right';
};

function Cell({
  item: {icon, title, description, to, picture},
  look,
}: {
  item: PictureFeature;
  look: string | undefined;
}): ReactNode {
  const name = (
    <Heading level={3} look={picture ? 'h3' : 'h4'}>
      {to === undefined ? (
        title
      ) : (
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      )}
    </Heading>
  );
  return (
    <li className={clsx(styles.cell, look)}>
      <div className={styles.words}>
        {!picture && <Icon name={icon} className={styles.icon} />}
        {name}
        <p>{description}</p>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Drawing picture={picture} bare />
        </div>
      )}
    </li>
  );
}

/** Grid of features in which two cells show what they speak of. A feature with an address is a link as a whole. */
export function PictureGrid({items, side}: PictureGridProps): ReactNode {
  const pictured = items.filter(({picture}) => picture !== undefined);
  // Six features fill two rows with the large cell; the other picture then takes a row of its own.
  const second = items.length % 4 === 2 ? styles.row : styles.half;
  return (
    <ul className={clsx(styles.grid, styles[side])}>
      {items.map((item) => (
        <Cell
          key={item.title}
          item={item}
          look={item.picture && clsx(styles.pictured, item === pictured[0] ? styles.large : second)}
        />
      ))}
    </ul>
  );
}
