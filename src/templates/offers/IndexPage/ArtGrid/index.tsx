import {Link} from '#src/ui/Link';
import {Art} from '#src/pictures/parts/Art';
import type {ArtName} from '#src/content/schema/pictures/art';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ArtTile = {
  title: string;
  description: string;
  to: string;
  /** Drawing of the industry's workplace. */
  art: ArtName;
};

/** Tiles that link to the pages of a family, three in a row, each with a workplace. */
export function ArtGrid({tiles}: {tiles: readonly ArtTile[]}): ReactNode {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({title, description, to, art}) => (
        <li key={to} className={styles.tile}>
          <div className={styles.art}>
            <Art name={art} className={styles.place} />
          </div>
          <Heading level={2} look="h3">
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <Text above="pair" measure="wide">
            {description}
          </Text>
        </li>
      ))}
    </ul>
  );
}
