import type {OfferRecipe} from '#src/content/schema/offer-layout';
import type {Feature} from '#src/content/schema/page';
import {Picture} from '#src/pictures/Picture';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import type {Picture as AnyPicture} from '#src/world/schema/picture';
import styles from './styles.module.scss';
import grounds from '#src/ui/grounds.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PictureFeature = Feature & {picture?: AnyPicture};

export type FeaturesProps = {
  /** Two have a picture; in the recipe `tall`, one. */
  items: readonly PictureFeature[];
  recipe: OfferRecipe;
};

function Words({item: {title, description, to}}: {item: Feature}): ReactNode {
  return (
    <>
      <Heading level={3} look="h4">
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        )}
      </Heading>
      <Text look="note">{description}</Text>
    </>
  );
}

/** Pictures that are as wide as a phone, and have a narrow cell. */
const isNarrow = ({picture}: PictureFeature): boolean => picture?.kind === 'phone' || picture?.kind === 'panel';

/**
 * Features of an offer: two with pictures, a large one beside a narrow one, and the others as a ruled list. In the recipe
 * `tall` the list is beside one picture. A feature with `to` is a link as a whole.
 */
export function Features({items, recipe}: FeaturesProps): ReactNode {
  const pictured = items.filter(({picture}) => picture !== undefined);
  const others = items.filter(({picture}) => picture === undefined);
  const narrow = pictured.findIndex(isNarrow);
  const large = narrow < 0 ? (recipe === 'voice' ? 1 : 0) : 1 - narrow;
  const isTall = recipe === 'tall';
  return (
    <div className={clsx(isTall && styles.tall)}>
      <ul className={styles.pictures}>
        {pictured.map((item, index) => (
          <li
            key={item.title}
            className={clsx(
              styles.cell,
              index === large && styles.large,
              isTall ? grounds.mint : index === large ? grounds.plain : grounds.warm,
            )}
          >
            <div className={styles.words}>
              <Words item={item} />
            </div>
            <div className={styles.picture}>{item.picture && <Picture picture={item.picture} bare />}</div>
          </li>
        ))}
      </ul>
      <ul
        className={clsx(
          styles.list,
          !isTall && others.length % 3 === 1 && (others.length === 4 ? styles.four : styles.two),
        )}
      >
        {others.map((item) => (
          <li key={item.title} className={icons[item.icon]}>
            <Words item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
