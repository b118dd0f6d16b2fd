import {guidePictures} from '#src/content/pictures/guides/registry';
import {Picture} from '#src/pictures/Picture';
import {Figure} from '#src/ui/docs/Figure';
import {toPicture, withoutMarks} from '#src/world/describe-panel';
import type {PanelPicture} from '#src/world/schema/panel';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A guide's picture by name, with its description. Its step numbers make sense only beside the guide's steps. */
export function findGuidePicture(name: string, {hasSteps}: {hasSteps: boolean}): PanelPicture {
  const panel = guidePictures[name];
  if (!panel) throw new Error(`Unknown picture “${name}”. Use one of: ${Object.keys(guidePictures).join(', ')}.`);
  return toPicture(hasSteps ? panel : withoutMarks(panel));
}

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
