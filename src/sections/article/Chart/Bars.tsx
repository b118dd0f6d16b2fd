import {cssValues} from '#src/lib/css-values';
import type {ChartData} from '#src/content/schema/mdx';
import styles from './bars.module.scss';

import type {ReactNode} from 'react';

export type BarsProps = {chart: ChartData};

/** A table with a bar in each cell, scaled to the largest value. */
export function Bars({chart: {rowName, series, rows}}: BarsProps): ReactNode {
  const largest = Math.max(...rows.flatMap(({cells}) => cells.map(({value}) => value)));
  return (
    <table className={styles.bars}>
      <thead>
        <tr>
          {[rowName, ...series].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, cells}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({value, text}, at) => (
              <td key={series[at]}>
                <span className={styles.bar} style={cssValues({'--share': value / largest})} />
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
