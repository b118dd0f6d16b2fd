import {Bar} from '#src/pictures/parts/Bar';
import {Chip, type ChipProps} from '#src/pictures/parts/Chip';
import {Rows} from '#src/pictures/parts/Rows';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import {Window} from '#src/pictures/parts/Window';
import type {ListRow} from '#src/pictures/types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type WalletPicture = {
  /** Description with the numbers, for screen readers. */
  label: string;
  title: string;
  chip: ChipProps;
  /** Label of the drawn button. */
  tool: string;
  balance: {label: string; value: string; note: string};
  /** What was used; adds up to the credits together with the balance. */
  rows: readonly ListRow[];
};

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
