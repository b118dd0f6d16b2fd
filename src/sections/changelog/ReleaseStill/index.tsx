import type {Panel as PanelContent} from '#src/content/schema/pictures/panel';
import {Panel} from '#src/pictures/product/Panel';
import type {Release} from '#src/content/schema/releases';
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
