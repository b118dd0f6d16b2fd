import type {Action, Stat} from '#src/content/schema/page';
import {filter} from '#src/parts/filter/names';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Badge} from '#src/ui/Badge';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type FeaturedCaseProps = {
  /** ID of the block, for links. */
  id: string;
  badge: string;
  title: string;
  facts: readonly {label: string; value: string}[];
  action: Action;
  stats: readonly Stat[];
  chartTitle: string;
  chart: ReactNode;
  quote: ReactNode;
  className?: string | undefined;
};

/** A customer story on a dark block: text in columns 1–6, figures and chart in 7–12, quote below. */
export function FeaturedCase(props: FeaturedCaseProps): ReactNode {
  const {id, badge, title, facts, action, stats, chartTitle, chart, quote, className} = props;
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} data-scheme="band" className={clsx(styles.block, className)} {...{[filter.item]: id}}>
      <div className={styles.text}>
        <p>
          <Badge>{badge}</Badge>
        </p>
        <Heading level={2}>{title}</Heading>
        <FactList facts={facts} className={styles.facts} />
        <ActionLink action={action} arrow className={styles.action} />
      </div>
      <div className={styles.numbers}>
        <FactList facts={stats.map(({figure, label}) => ({label, value: figure}))} className={styles.stats} />
        <div className={styles.chart}>
          <p>{chartTitle}</p>
          {chart}
        </div>
      </div>
      <div className={styles.quote}>{quote}</div>
    </article>
  );
}
