import {Picture} from '#src/pictures/Picture';
import {Figure} from '#src/ui/docs/Figure';
import {findGuidePicture} from '../guide-picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type GuidePictureProps = {
  caption: string;
  name: string;
};

/** The picture of a guide, in an article. */
export function GuidePicture({caption, name}: GuidePictureProps): ReactNode {
  return (
    <Figure caption={caption}>
      <div className={styles.ground}>
        <Picture picture={findGuidePicture(name, {hasSteps: false})} className={styles.picture} />
      </div>
    </Figure>
  );
}
