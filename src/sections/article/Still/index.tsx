import type {Panel as PanelContent} from '#src/content/schema/pictures/panel';
import {Panel} from '#src/pictures/product/Panel';
import {Figure} from '#src/ui/docs/Figure';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StillProps = {
  caption: string;
  /** JSON of the panel and its description. src/plugins/mdx-data fills in both from `name="…"`. */
  panel?: string;
  label?: string;
};

/** A product screen from the stills of the guides, in an article. */
export function Still({caption, panel = '', label = ''}: StillProps): ReactNode {
  return (
    <Figure caption={caption}>
      <div className={styles.ground}>
        <Panel panel={JSON.parse(panel) as PanelContent} label={label} className={styles.still} />
      </div>
    </Figure>
  );
}
