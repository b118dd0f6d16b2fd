import {Picture} from '#src/pictures/Picture';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The part of the product that a change is about, cropped at the right and bottom. */
export function ReleasePicture({picture}: {picture: PictureOf<'panel'>}): ReactNode {
  return (
    <div className={styles.ground}>
      <Picture picture={picture} className={styles.picture} />
    </div>
  );
}
