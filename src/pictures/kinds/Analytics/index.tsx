import styles from './styles.module.scss';

import {StepChart} from '#src/pictures/charts/StepChart';
import {Bar} from '#src/pictures/parts/Bar';
import {Bars} from '#src/pictures/parts/Bars';
import {Kpis} from '#src/pictures/parts/Kpis';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Content = PictureOf<'analytics'>;

function StagePane({title, total, items}: NonNullable<Content['stages']>): ReactNode {
  const most = Math.max(...items.map(({count}) => count));
  const bars = items.map(({count, ...item}) => ({
    ...item,
    value: String(count),
    share: Math.round((count / most) * 100),
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

/** Figures, step chart and stages. */
export function Analytics({picture: {title, range, kpis, chart, stages}}: {picture: Content}): ReactNode {
  return (
    <>
      <Bar title={title} note={range} />
      <Kpis items={kpis} />
      <div className={styles.panes}>
        <div className={styles.pane}>
          <div className={styles.head}>
            <b className={textStyles.cut}>{chart.title}</b>
            {chart.target && (
              <span className={styles.key}>
                <span className={styles.actual}>Actual</span>
                <span className={styles.target}>Target</span>
              </span>
            )}
          </div>
          <StepChart chart={chart} />
        </div>
        {stages && <StagePane {...stages} />}
      </div>
    </>
  );
}
