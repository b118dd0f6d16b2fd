import {AnalyticsBar} from './AnalyticsBar';
import {DealTable} from './DealTable';
import styles from './styles.module.scss';

import {StepChart} from '#src/pictures/charts/StepChart';
import {Bars} from '#src/pictures/parts/Bars';
import {Kpis} from '#src/pictures/parts/Kpis';
import {Rail} from '#src/pictures/parts/Rail';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/pictures/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type AnalyticsProps = {picture: PictureOf<'analytics'>};

type Stages = NonNullable<PictureOf<'analytics'>['stages']>;

function StagePane({title, total, items}: Stages): ReactNode {
  const most = Math.max(...items.map(({count}) => count));
  const bars = items.map(({name, count, tone}) => ({
    name,
    value: String(count),
    share: Math.round((count / most) * 100),
    tone,
  }));
  return (
    <div className={clsx(styles.pane, styles.stages)}>
      <div className={styles.head}>
        <b className={textStyles.cut}>{title}</b>
        <span className={textStyles.quiet}>{total}</span>
      </div>
      <Bars items={bars} />
    </div>
  );
}

/** Figures, step chart, stages and deals, optionally in the full app frame. */
export function Analytics({picture}: AnalyticsProps): ReactNode {
  const {kpis, chart, stages, table, app = false} = picture;
  const screen = (
    <div className={styles.screen}>
      <AnalyticsBar picture={picture} />
      <Kpis items={kpis} />
      <div className={clsx(styles.panes, stages && styles.split)}>
        <div className={styles.pane}>
          <div className={styles.head}>
            <b className={textStyles.cut}>{chart.title}</b>
            {chart.target && (
              <span className={styles.key}>
                <span className={styles.actual}>{app ? 'This quarter' : 'Actual'}</span>
                <span className={styles.target}>Target</span>
              </span>
            )}
          </div>
          <StepChart chart={chart} />
        </div>
        {stages && <StagePane {...stages} />}
      </div>
      {table && <DealTable table={table} />}
    </div>
  );
  if (!app) {
    return screen;
  }
  return (
    <div className={styles.app}>
      <Rail />
      {screen}
    </div>
  );
}
