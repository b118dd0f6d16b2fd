import {stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import type {ChartData} from '#src/plugins/mdx-data/types';
import styles from './lines.module.scss';

import clsx from 'clsx';
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
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none">
        {grid.map((at) => (
          <path key={at} className={styles.grid} d={`M0 ${topPercent(at, {max})}H100`} />
        ))}
        {lines.map(({name, cells}, at) => {
          const values = cells.map(({value}) => value);
          return (
            <g key={name}>
              {at === 0 && <path className={styles.area} d={stepArea(values, {max})} />}
              <path className={clsx(styles.line, at > 0 && styles.second)} d={stepPath(values, {max})} />
            </g>
          );
        })}
      </svg>
      {grid.map((at) => (
        <span key={at} className={styles.y} style={{top: `${topPercent(at, {max})}%`}}>
          {sign + short.format(at)}
        </span>
      ))}
      {rows.map(
        ({name}, at) =>
          at % apart === 0 && (
            <span key={name} className={styles.x} style={{left: `${(100 * at) / (rows.length - 1)}%`}}>
              {name}
            </span>
          ),
      )}
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
