import type {PictureOf} from '#src/content/schema/pictures/picture';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Rows} from '#src/pictures/parts/Rows';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The wallet of a month: balance on the left, usage on the right. */
export function Wallet({picture: {title, chip, tool, balance, rows}}: {picture: PictureOf<'wallet'>}): ReactNode {
  return (
    <>
      <Bar title={title} end={<DrawnButton label={tool} icon="plus" />}>
        <Chip {...chip} className={styles.chip} />
      </Bar>
      <div className={styles.panes}>
        <div className={styles.balance}>
          <span>{balance.label}</span>
          <span className={styles.value}>{balance.value}</span>
          <span>{balance.note}</span>
        </div>
        <div className={styles.used}>
          <Rows items={rows} />
        </div>
      </div>
    </>
  );
}
