import type {PanelPicture} from '#src/content/schema/pictures/panel';
import {Picture} from '#src/pictures/Picture';
import {StepList} from '#src/ui/docs/StepList';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepsProps = {
  /** JSON of the guide's picture, from src/plugins/mdx-data. */
  picture?: string;
  children: ReactNode;
};

/** Steps of a task, with an optional picture beside them, or above them on narrow screens. */
export default function Steps({picture, children}: StepsProps): ReactNode {
  if (picture === undefined) return <StepList>{children}</StepList>;
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <Picture picture={JSON.parse(picture) as PanelPicture} className={styles.picture} />
        <StepList>{children}</StepList>
      </div>
    </div>
  );
}
