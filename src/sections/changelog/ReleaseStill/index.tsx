import {Panel} from '#src/pictures/product/Panel';
import type {Panel as PanelContent} from '#src/pictures/types';
import type {Release} from '#src/plugins/blog-data/releases/types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ReleaseStillProps = {still: NonNullable<Release['still']>};

/** The product screen that a change is about, cropped at the right and bottom. */
export function ReleaseStill({still: {panel, label}}: ReleaseStillProps): ReactNode {
  return (
    <div className={styles.ground}>
      <Panel panel={JSON.parse(panel) as PanelContent} label={label} className={styles.still} />
    </div>
  );
}
