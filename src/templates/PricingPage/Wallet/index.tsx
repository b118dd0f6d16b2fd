import type {WalletPicture} from '#src/content/schema/pricing';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Rows} from '#src/pictures/parts/Rows';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import {Window} from '#src/pictures/parts/Window';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The wallet of a month: balance on the left, usage on the right. */
export function Wallet({picture: {label, title, chip, tool, balance, rows}}: {picture: WalletPicture}): ReactNode {
  return (
    <Window label={label}>
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
    </Window>
  );
}
