import {stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import {Plot} from '#src/pictures/charts/Plot';
import type {ChartData} from '#src/content/schema/mdx';
import styles from './lines.module.scss';

import type {ReactNode} from 'react';

export type StepLinesProps = {chart: ChartData};

/** Rounds up to 1, 2, 4, 5 or 10 times a power of ten, so the grid lines have short labels. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 10].find((step) => step * unit >= value) ?? 10) * unit;
}

const short = new Intl.NumberFormat('en-US', {notation: 'compact'});

/** Step lines of one or two series, with the last value beside the end of each. */
export function StepLines({chart: {series, rows}}: StepLinesProps): ReactNode {
  const lines = series.map((name, at) => ({name, cells: rows.flatMap(({cells}) => cells[at] ?? [])}));
  const max = roundUp(Math.max(...lines.flatMap(({cells}) => cells.map(({value}) => value))));
  const sign = rows[0]?.cells[0]?.text.startsWith('$') ? '$' : '';
  const grid = [0, max / 4, max / 2, (max * 3) / 4, max];
  const apart = Math.ceil(rows.length / 5);
  return (
    <div className={styles.chart} aria-hidden="true">
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
            <span key={name} className={styles.end} style={{top: `${topPercent(end.value, {max})}%`}}>
              {end.text}
            </span>
          )
        );
      })}
    </div>
  );
}
