import type {Feature} from '#src/content/schema/page';
import type {Picture as AnyPicture} from '#src/content/schema/pictures/picture';
import {Picture} from '#src/pictures/Picture';
import grounds from '#src/ui/grounds.module.scss';
import {Heading} from '#src/ui/Heading';
import icons from '#src/ui/icons.module.scss';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PictureFeature = Feature & {picture?: AnyPicture};

export type FeaturesProps = {
  /** Two have a picture. */
  items: readonly PictureFeature[];
  /** Side of the picture on the warm ground. */
  warm: 'left' | 'right';
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

/** Features of an offer: two with pictures, the others as a ruled list. A feature with `to` is a link as a whole. */
export function Features({items, warm}: FeaturesProps): ReactNode {
  const pictured = items.filter(({picture}) => picture !== undefined);
  const others = items.filter(({picture}) => picture === undefined);
  return (
    <>
      <ul className={styles.pictures}>
        {pictured.map((item, index) => (
          <li
            key={item.title}
            className={clsx(styles.cell, (index === 0) === (warm === 'left') ? grounds.warm : grounds.plain)}
          >
            <div className={styles.words}>
              <Words item={item} />
            </div>
            <div className={styles.picture}>{item.picture && <Picture picture={item.picture} bare />}</div>
          </li>
        ))}
      </ul>
      <ul className={clsx(styles.list, others.length % 3 === 1 && (others.length === 4 ? styles.four : styles.two))}>
        {others.map((item) => (
          <li key={item.title} className={icons[item.icon]}>
            <Words item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
