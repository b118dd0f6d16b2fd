import type {ChartData} from '#src/content/schema/mdx';
import {cssValues} from '#src/lib/css-values';
import {stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import {Plot} from '#src/pictures/charts/Plot';
import {Figure} from '#src/ui/docs/Figure';
import barsStyles from './bars.module.scss';
import stepLinesStyles from './lines.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

type StepLinesProps = {chart: ChartData};

/** Rounds up to 1, 2, 4, 5 or 10 times a power of ten, so the grid lines have short labels. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 10].find((step) => step * unit >= value) ?? 10) * unit;
}

const short = new Intl.NumberFormat('en-US', {notation: 'compact'});

/** Step lines of one or two series, with the last value beside the end of each. */
function StepLines({chart: {series, rows}}: StepLinesProps): ReactNode {
  const lines = series.map((name, at) => ({name, cells: rows.flatMap(({cells}) => cells[at] ?? [])}));
  const max = roundUp(Math.max(...lines.flatMap(({cells}) => cells.map(({value}) => value))));
  const sign = rows[0]?.cells[0]?.text.startsWith('$') ? '$' : '';
  const grid = [0, max / 4, max / 2, (max * 3) / 4, max];
  const apart = Math.ceil(rows.length / 5);
  return (
    <div className={stepLinesStyles.chart} aria-hidden="true">
      <Plot
        max={max}
        yLabels={grid.map((at) => ({at, text: sign + short.format(at)}))}
        xLabels={rows.flatMap(({name}, at) =>
          at % apart === 0 ? [{at: (100 * at) / (rows.length - 1), text: name}] : [],
        )}
      >
        {lines.map(({name, cells}, at) => {
          const values = cells.map(({value}) => value);
          return (
            <g key={name}>
              {at === 0 && <path fill="var(--sw-data-area)" d={stepArea(values, {max})} />}
              <path
                stroke={at === 0 ? 'var(--sw-data-1)' : 'var(--sw-data-2)'}
                strokeWidth="2"
                strokeDasharray={at === 0 ? undefined : '4 4'}
                d={stepPath(values, {max})}
              />
            </g>
          );
        })}
      </Plot>
      {lines.map(({name, cells}) => {
        const end = cells.at(-1);
        return (
          end && (
            <span key={name} className={stepLinesStyles.end} style={{top: `${topPercent(end.value, {max})}%`}}>
              {end.text}
            </span>
          )
        );
      })}
    </div>
  );
}

type BarsProps = {chart: ChartData};

/** A table with a bar in each cell, scaled to the largest value. */
function Bars({chart: {rowName, series, rows}}: BarsProps): ReactNode {
  const largest = Math.max(...rows.flatMap(({cells}) => cells.map(({value}) => value)));
  return (
    <table className={barsStyles.bars}>
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
                <span className={barsStyles.bar} style={cssValues({'--share': value / largest})} />
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
