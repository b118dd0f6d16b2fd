import styles from './styles.module.scss';

import {StepChart} from '#src/pictures/charts/StepChart';
import type {ReportContent} from '#src/content/schema/pictures/story';
import {Bar} from '#src/pictures/parts/Bar';
import {Kpis} from '#src/pictures/parts/Kpis';
import type {ReactNode} from 'react';

/** Scene 6: the weekly report, and the outcome of the lead. */
export function MondayReport({report}: {report: ReportContent}): ReactNode {
  const {title, range, note, kpis, chart, lead} = report;
  return (
    <>
      <Bar title={title} chip={{text: range, tone: 'plain'}} note={note} keep="half" />
      <Kpis items={kpis} />
      <div className={styles.panes}>
        <div className={styles.chart}>
          <b>{chart.title}</b>
          <div className={styles.draws}>
            <StepChart chart={chart} height={176} />
          </div>
        </div>
        <div className={styles.lead}>
          <b>{lead.title}</b>
          <div className={styles.card}>
            <b>{lead.name}</b>
            <b>{lead.value}</b>
            {lead.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
