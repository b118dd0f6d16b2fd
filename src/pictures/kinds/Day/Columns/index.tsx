import styles from './styles.module.scss';

import tones from '#src/pictures/parts/tones.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ColumnsProps = {values: readonly number[]; from: string; to: string};

/** Small column chart with muted first columns and a lime last one. */
export function Columns({values, from, to}: ColumnsProps): ReactNode {
  const max = Math.max(...values);
  const quiet = Math.floor((values.length * 3) / 8);
  const toneOf = (index: number) => (index === values.length - 1 ? 'done' : index < quiet ? 'early' : 'active');
  return (
    <>
      <div className={styles.columns}>
        {values.map((value, index) => (
          <span
            key={index}
            className={clsx(styles.column, tones[toneOf(index)])}
            style={{height: `${Math.round((value / max) * 1000) / 10}%`}}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </>
  );
}
