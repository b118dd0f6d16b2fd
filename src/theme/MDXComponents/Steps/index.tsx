import type {Panel as PanelContent} from '#src/content/schema/pictures/panel';
import {Panel} from '#src/pictures/product/Panel';
import {StepList} from '#src/ui/docs/StepList';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepsProps = {
  /** JSON of the panel, from src/plugins/mdx-data. */
  panel?: string;
  /** Description of the panel, from the same plugin. */
  label?: string;
  children: ReactNode;
};

/** Steps of a task, with an optional panel beside them, or above them on narrow screens. */
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
