import styles from './styles.module.scss';

import {cssValues} from '#src/lib/css-values';
import {Desk} from '#src/pictures/Story/Desk';
import type {LeadStory} from '#src/pictures/Story/types';
import type {ReactNode} from 'react';

export type StoryProps = {
  story: LeadStory;
  /** 1 to 6. */
  scene: number;
};

/** One scene of the story as a still image of the company's screen. */
export function Story({story, scene}: StoryProps): ReactNode {
  return (
    <div className={styles.still} style={cssValues({'--scene': scene})}>
      <Desk story={story} only={scene} />
    </div>
  );
}
