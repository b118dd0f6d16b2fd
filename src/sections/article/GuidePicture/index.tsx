import type {PanelPicture} from '#src/content/schema/pictures/panel';
import {Picture} from '#src/pictures/Picture';
import {Figure} from '#src/ui/docs/Figure';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type GuidePictureProps = {
  caption: string;
  /** JSON of the picture, which src/plugins/mdx-data fills in from `name="…"`. */
  picture?: string;
};

/** The picture of a guide, in an article. */
export function GuidePicture({caption, picture = ''}: GuidePictureProps): ReactNode {
  return (
    <Figure caption={caption}>
      <div className={styles.ground}>
        <Picture picture={JSON.parse(picture) as PanelPicture} className={styles.picture} />
      </div>
    </Figure>
  );
}
