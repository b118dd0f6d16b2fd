import type {PictureOf} from '#src/content/schema/pictures/picture';
import {Icon} from '#src/ui/Icon';
import {Map} from './Map';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A search results page: map with places, and pages below. */
export function Search({picture: {query, places, pages}}: {picture: PictureOf<'search'>}): ReactNode {
  return (
    <div>
      <p className={styles.query}>
        <Icon name="search" size={16} />
        {query}
      </p>
      <p className={styles.tabs}>
        <b>All</b> <span>Maps</span> <span>Images</span> <span>News</span>
      </p>
      <div className={styles.local}>
        <Map />
        <div>
          {places.map(({name, rating, text}, index) => (
            <p key={name} className={clsx(styles.place, index === 0 && styles.on)}>
              <i>{index + 1}</i>
              <b>{name}</b>
              <span>{rating}</span>
              <span>{text}</span>
            </p>
          ))}
        </div>
      </div>
      {pages.map(({address, title, text}) => (
        <p key={title} className={styles.page}>
          <span>{address}</span>
          <b>{title}</b>
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
