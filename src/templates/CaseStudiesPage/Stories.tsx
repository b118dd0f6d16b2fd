import type {CaseStudy, FeaturedCase as FeaturedStudy} from '#src/content/case-studies/types';
import {Sparkline} from '#src/pictures/charts/Sparkline';
import {StepChart} from '#src/pictures/charts/StepChart';
import {FeaturedCase} from '#src/sections/company/FeaturedCase';
import {StoryRows} from '#src/sections/company/StoryRows';
import {CaseQuote} from './CaseQuote';
import {storyAction} from './story-action';
import {Story} from './Story';
import type {CaseLabels} from './types';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The featured story on a dark block. */
export function FeaturedStory({study, labels}: {study: FeaturedStudy; labels: CaseLabels}): ReactNode {
  return (
    <FeaturedCase
      id={study.slug}
      className={clsx(styles.story, styles.featured)}
      badge={`${labels.featured} · ${study.industry}`}
      title={study.headline}
      facts={[
        {label: labels.challenge, value: study.challenge},
        {label: labels.solution, value: study.solution},
      ]}
      action={storyAction(study, labels.whole)}
      stats={study.results}
      chartTitle={study.chart.title}
      chart={<StepChart chart={study.chart} height={248} label={study.chartLabel} />}
      quote={<CaseQuote quote={study.testimonial} wide />}
    />
  );
}

export type OtherStoriesProps = {studies: readonly CaseStudy[]; openId: string | undefined; labels: CaseLabels};

/** The other stories as expandable rows. */
export function OtherStories({studies, openId, labels}: OtherStoriesProps): ReactNode {
  const rows = studies.flatMap((study) =>
    study.featured
      ? []
      : {
          id: study.slug,
          caption: study.industry,
          title: study.company,
          description: study.summary,
          media: <Sparkline {...study.trend} />,
          figure: study.results[0],
          story: <Story study={study} labels={labels} />,
        },
  );
  return <StoryRows rows={rows} readLabel={labels.read} openId={openId} rowClassName={styles.story} />;
}
