import type {ChartData} from '#src/content/schema/mdx';
import {Figure} from '#src/ui/docs/Figure';
import {Bars} from './Bars';
import {StepLines} from './StepLines';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ChartProps = {
  title: string;
  /** `bars` compares rows; `steps` shows growth from row to row. */
  kind?: 'bars' | 'steps';
  caption: string;
  /** JSON of the table, written by src/plugins/mdx-data at build time. */
  data?: string;
  /** The source table. */
  children: ReactNode;
};

/** A chart of the table inside it. Bar charts are tables themselves; step charts have an expandable table below. */
export function Chart({title, kind = 'bars', caption, data = '', children}: ChartProps): ReactNode {
  const chart = JSON.parse(data) as ChartData;
  return (
    <div className={styles.wide}>
      <Figure caption={caption}>
        <div className={styles.box}>
          <p className={styles.head}>
            <b>{title}</b>
            {chart.series.length > 1 && (
              <span className={styles.key} aria-hidden="true">
                {chart.series.map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </span>
            )}
          </p>
          {kind === 'bars' ? (
            <Bars chart={chart} />
          ) : (
            <>
              <StepLines chart={chart} />
              <details className={styles.table}>
                <summary>Data table</summary>
                {children}
              </details>
            </>
          )}
        </div>
      </Figure>
    </div>
  );
}
