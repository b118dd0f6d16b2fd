import {Art} from '#src/pictures/parts/Art';
import {Bar} from '#src/pictures/parts/Bar';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Versions of an ad or page side by side, with their results. */
export function Tiles({picture: {title, chip, items}}: {picture: PictureOf<'tiles'>}): ReactNode {
  return (
    <>
      <Bar title={title} chip={chip} />
      <div className={styles.tiles}>
        {items.map(({art, figure, text, on}) => (
          <p key={text} className={clsx(on && styles.on)}>
            <Art name={art} />
            {figure && <b>{figure}</b>}
            <span>{text}</span>
          </p>
        ))}
      </div>
    </>
  );
}
