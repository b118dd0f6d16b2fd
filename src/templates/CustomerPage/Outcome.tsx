import {StepChart} from '#src/pictures/charts/StepChart';
import {grid} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import {chartOf} from './chart-of';
import type {CustomerPageProps} from './types';
import styles from './outcome.module.scss';

import type {ReactNode} from 'react';

/** The main metric as a chart, and other changes before and after. */
export function Outcome({content: {customer, outcome}, labels}: CustomerPageProps): ReactNode {
  const chart = chartOf(customer, labels);
  const [row] = outcome.rows;
  return (
    <Section motion="draws">
      <SectionHead title={outcome.title} aside={outcome.source} />
      <div className={grid('tight', {to: 8})}>
        <div>
          <p className={styles.title}>{chart.title}</p>
          <StepChart
            chart={chart}
            height={280}
            label={`${chart.title}: from ${row?.before ?? ''} to ${row?.after ?? ''}.`}
          />
        </div>
        <div>
          <table className={styles.rows}>
            <thead>
              <tr>
                <td />
                <th scope="col">{labels.before}</th>
                <th scope="col">{labels.after}</th>
              </tr>
            </thead>
            <tbody>
              {outcome.rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>{row.before}</td>
                  <td className={styles.after}>{row.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Text look="caption" above="text">
            {labels.note}
          </Text>
        </div>
      </div>
    </Section>
  );
}
