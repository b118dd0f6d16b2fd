import {cssValues} from '#src/lib/css-values';
import {stepArea, stepPath} from '#src/lib/step-path/index';
import type {StepChart} from '#src/world/schema/parts';
import type {ReportPane} from '#src/world/schema/shot';
import {Usable} from '../Press';
import {PaneBox, type PaneLook} from '../Shell';
import {Table} from '../Table';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import {type ReactNode, use} from 'react';

function Plot({chart}: {chart: StepChart}): ReactNode {
  const {values, target, max, yLabels, xLabels, tip} = chart;
  return (
    <div className={styles.plot}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path stroke="var(--sw-grid)" d="M0 0H100M0 50H100M0 100H100" />
        <path fill="var(--sw-data-area)" d={stepArea(values, {max})} />
        {target && <path stroke="var(--sw-data-2)" strokeDasharray="3 4" d={stepPath(target, {max})} />}
        <path stroke="var(--sw-data-1)" strokeWidth="2" d={stepPath(values, {max})} />
      </svg>
      {yLabels.map(({at, text}) => (
        <i key={text} style={cssValues({'--at': `${(100 * at) / max}%`})}>
          {text}
        </i>
      ))}
      {xLabels.map(({at, text}) => (
        <span key={text} style={cssValues({'--at': `${at}%`})}>
          {text}
        </span>
      ))}
      {tip && <b style={cssValues({'--at': `${(100 * (values.at(-1) ?? 0)) / max}%`})}>{tip.strong}</b>}
    </div>
  );
}

export type ReportProps = {look: PaneLook; report: ReportPane; children?: ReactNode};

/** A report: figures, a chart with bars beside it, and a table. Narrow slots show the chart first, then two figures. */
export function Report({look, report, children}: ReportProps): ReactNode {
  const {title, range, kpis, chart, bars = [], table} = report;
  const isUsable = use(Usable) !== undefined;
  const hasCharts = chart !== undefined || bars.length > 0;
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title}</b>
        {range !== undefined && <i className={parts.count}>{range}</i>}
        <i className={parts.end} />
        <i className={clsx(parts.button, parts.wide, icons['arrow-up-right'])}>Share</i>
      </p>
      {kpis.length > 0 && (
        <div className={clsx(styles.figures, chart && !isUsable && styles.after)}>
          {kpis.map(({label, value, change, isNew}) => (
            <p key={label} className={isNew === true ? styles.fresh : undefined}>
              {label}
              <b>{value}</b>
              {change}
            </p>
          ))}
        </div>
      )}
      {hasCharts && (
        <div className={styles.charts}>
          {chart && (
            <div className={styles.chart}>
              <b>{chart.title}</b>
              <Plot chart={chart} />
            </div>
          )}
          {bars.length > 0 && (
            <div className={styles.chart}>
              {bars.map(({title: name, items}) => [
                <b key={name}>{name}</b>,
                ...items.map((item) => (
                  <p
                    key={item.name}
                    className={clsx(styles.bar, item.tone !== 'active' && styles[item.tone])}
                    style={cssValues({'--share': item.share / 100})}
                  >
                    {item.name}
                    <b>{item.value}</b>
                  </p>
                )),
              ])}
            </div>
          )}
        </div>
      )}
      {table && (
        <Table
          columns={table.head.map((head, index) => ({
            title: head,
            width: index === 0 ? 1.4 : 1,
            lines: table.rows.map((row) => row[index] ?? ''),
            right: index > 0,
            wide: index > 2,
          }))}
          on={table.on}
        />
      )}
      {children}
    </PaneBox>
  );
}
