import {Panel} from '#src/pictures/product/Panel';
import type {Panel as PanelContent} from '#src/pictures/types';
import {StepList} from '#src/ui/docs/StepList';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepsProps = {
  /** JSON of the picture; src/plugins/stills writes it in place of `still="name"`. */
  panel?: string;
  /** What the picture shows; from the same place. */
  label?: string;
  children: ReactNode;
};

/** Steps of a task. Their picture is beside them where there is room, and above them elsewhere. */
export default function Steps({panel, label = '', children}: StepsProps): ReactNode {
  if (panel === undefined) return <StepList>{children}</StepList>;
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <Panel panel={JSON.parse(panel) as PanelContent} label={label} className={styles.still} />
        <StepList>{children}</StepList>
      </div>
    </div>
  );
}
