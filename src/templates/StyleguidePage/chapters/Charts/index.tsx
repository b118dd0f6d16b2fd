import {Sparkline} from '#src/mocks/Sparkline';
import {StepChart} from '#src/mocks/StepChart';
import {Example} from '../../parts/Example';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Step charts, large and small. */
export function Charts({content: {pictures}}: ChapterProps): ReactNode {
  return (
    <>
      <Example of="mocks/StepChart">
        <div className={styles.chart}>
          <StepChart {...pictures.chart} />
        </div>
      </Example>
      <Example of="mocks/Sparkline">
        <div className={styles.lines}>
          {pictures.trends.map((trend) => (
            <Sparkline key={trend.label} {...trend} />
          ))}
        </div>
      </Example>
    </>
  );
}
