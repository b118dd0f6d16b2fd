import type {ClosingChart as Content} from '#src/content/schema/offer-layout';
import {cssValues} from '#src/lib/css-values';
import bars from './bars.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type RowsOf = Extract<Content, {kind: 'bars' | 'columns' | 'pair' | 'steps'}>;

const percent = (value: number, max: number): string => `${Math.round((value / max) * 1000) / 10}%`;

/** Bars, columns, a pair of blocks or steps; the last one is highlighted. */
function Rows({chart: {kind, rows}}: {chart: RowsOf}): ReactNode {
  const max = Math.max(...rows.map(({value}) => value));
  return (
    <div className={bars[kind]}>
      {rows.map(({name, value, shown}, index) => (
        <p
          key={index}
          data-motion={kind === 'bars' ? 'wipe' : 'grow'}
          className={clsx(index === rows.length - 1 && bars.on)}
          style={cssValues({'--share': percent(value, max)})}
        >
          {name} <b>{shown}</b>
        </p>
      ))}
    </div>
  );
}

function Squares({chart: {total, on, names}}: {chart: Extract<Content, {kind: 'squares'}>}): ReactNode {
  const lit = new Set(on);
  return (
    <div className={clsx(styles.squares, names && styles.named)} style={cssValues({'--columns': total > 12 ? 8 : 4})}>
      {Array.from({length: total}, (_, at) => (
        <i key={at} className={clsx(lit.has(at + 1) && styles.on)}>
          {names?.[at] ?? at + 1}
        </i>
      ))}
    </div>
  );
}

function Weeks({chart: {weeks, rows}}: {chart: Extract<Content, {kind: 'weeks'}>}): ReactNode {
  return (
    <div className={styles.weeks} style={cssValues({'--weeks': weeks})}>
      {Array.from({length: weeks}, (_, at) => (
        <b key={at}>Week {at + 1}</b>
      ))}
      {rows.map(({name, from, to}, index) => (
        <span
          key={name}
          data-motion="wipe"
          className={clsx(index === rows.length - 1 && styles.on)}
          style={{gridRow: index + 2, gridColumn: `${from} / ${to + 1}`}}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

/** The page's figures at the bottom of its closing band. */
export function ClosingChart({chart}: {chart: Content}): ReactNode {
  return (
    <div role="img" aria-label={chart.label} className={styles.chart}>
      <p className={styles.caption}>{chart.caption}</p>
      {chart.kind === 'squares' ? (
        <Squares chart={chart} />
      ) : chart.kind === 'weeks' ? (
        <Weeks chart={chart} />
      ) : (
        <Rows chart={chart} />
      )}
    </div>
  );
}
