import type {Kpi} from '#src/content/schema/pictures/parts';
import styles from './styles.module.scss';

import {Swap} from '#src/pictures/parts/Swap';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Strip of figures in one row; more than three are in pairs if narrow. */
export function Kpis({items}: {items: readonly Kpi[]}): ReactNode {
  return (
    <div className={clsx(styles.kpis, items.length > 3 && styles.many)}>
      {items.map(({label, value, before, change}) => (
        <div key={label} className={styles.kpi}>
          <div className={clsx(textStyles.cut, textStyles.quiet)}>{label}</div>
          <div className={styles.value}>
            {before === undefined ? value : <Swap before={before} after={value} />}
            {change && <span className={styles.change}>{change}</span>}
          </div>
        </div>
      ))}
    </div>
  );
}
