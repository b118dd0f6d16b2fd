import {Icon} from '#src/ui/Icon';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const pin = 'c-10-14-15-20-15-28a15 15 0 0 1 30 0c0 8-5 14-15 28z';

/** A map with three pins; the first is highlighted. */
function Map(): ReactNode {
  return (
    <svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" className={styles.map} aria-hidden="true">
      <path fill="var(--sw-brand-tint)" d="M0 0h74v52H0zM150 160h90v40h-90z" />
      <path fill="var(--sw-sunken-2)" d="M190 0q-20 44 18 66t32 60V0z" />
      <g fill="none" stroke="var(--sw-surface)" strokeWidth="4">
        <path strokeWidth="10" d="M-10 64h260M96-10v220M-10 168 150 110l100-8" />
        <path d="M40-10v220M150-10v220M200 60v150M-10 20h260M-10 116h260M-10 186h260" />
      </g>
      <path fill="var(--sw-brand)" d={`M112 76${pin}`} />
      <path fill="var(--sw-line-ctl)" d={`M186 132${pin}M58 146${pin}`} />
    </svg>
  );
}

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
