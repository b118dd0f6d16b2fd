import {Picture} from '#src/pictures/Picture';
import {StepList} from '#src/ui/docs/StepList';
import {findGuidePicture} from '../GuidePicture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepsProps = {
  /** Name of the guide's picture. */
  picture?: string;
  children: ReactNode;
};

/** Steps of a task, with an optional picture beside them, or above them on narrow screens. */
export default function Steps({picture, children}: StepsProps): ReactNode {
  if (picture === undefined) return <StepList>{children}</StepList>;
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <Picture picture={findGuidePicture(picture, {hasSteps: true})} className={styles.picture} />
        <StepList>{children}</StepList>
      </div>
    </div>
  );
}
