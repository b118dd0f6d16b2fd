import type {Feature} from '#src/content/schema/page';
import type {Picture as AnyPicture} from '#src/content/schema/pictures/picture';
import {Picture} from '#src/pictures/Picture';
import {Link} from '#src/ui/Link';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PictureFeature = Feature & {
  picture?: AnyPicture;
  /** A window next to the phone of the large cell, where there is room. */
  beside?: AnyPicture;
};

export type PictureGridProps = {
  /** Two features have a picture: the first one gets the large cell. */
  items: readonly PictureFeature[];
  /** Side of the large cell. The other picture is on the opposite side. */
  side: 'left' | 'right';
};

type Size = 'large' | 'half' | 'row';

function Cell({
  item: {icon, title, description, to, picture, beside},
  size,
}: {
  item: PictureFeature;
  size: Size | undefined;
}): ReactNode {
  const name = (
    <Heading level={3} look={size === 'large' || size === 'row' ? 'h3' : 'h4'}>
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
    <li className={clsx(styles.cell, size && [styles.pictured, styles[size]])}>
      <div className={styles.words}>
        {!picture && <Icon name={icon} className={styles.icon} />}
        {name}
        <Text look="note" above="pair">
          {description}
        </Text>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} bare />
          {beside && <Picture picture={beside} bare className={styles.beside} />}
        </div>
      )}
    </li>
  );
}

/** Grid of features with pictures in two cells. A feature with `to` is a link as a whole. */
export function PictureGrid({items, side}: PictureGridProps): ReactNode {
  const pictured = items.filter(({picture}) => picture !== undefined);
  // Six features fill two rows with the large cell, so the other picture gets a row of its own.
  const second = items.length % 4 === 2 ? 'row' : 'half';
  return (
    <ul className={clsx(styles.grid, styles[side])}>
      {items.map((item) => (
        <Cell key={item.title} item={item} size={item.picture && (item === pictured[0] ? 'large' : second)} />
      ))}
    </ul>
  );
}
