import type {CaseLabels, CaseStudy, FeaturedCase as FeaturedStudy} from '#src/content/schema/case-studies';
import type {Action} from '#src/content/schema/page';
import {Sparkline} from '#src/pictures/charts/Sparkline';
import {StepChart} from '#src/pictures/charts/StepChart';
import {Quote} from '#src/sections/company/Quotes';
import {FactList} from '#src/ui/FactList';
import {FeaturedCase} from './FeaturedCase';
import {StoryCards} from './StoryCards';
import storyStyles from './story.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

function storyAction({page, company}: CaseStudy, label: string): Action {
  return {label, about: `: ${company}`, to: page};
}

type StoryProps = {study: CaseStudy; labels: CaseLabels};

/** Content of an open card: quote, challenge, solution and results. The card names the person. */
function Story({study: {challenge, solution, results, testimonial}, labels}: StoryProps): ReactNode {
  return (
    <div className={storyStyles.story}>
      <blockquote>
        <p>“{testimonial.content}”</p>
      </blockquote>
      <dl>
        <dt>{labels.challenge}</dt>
        <dd>{challenge}</dd>
        <dt>{labels.solution}</dt>
        <dd>{solution}</dd>
      </dl>
      <div>
        <h4>{labels.results}</h4>
        <FactList facts={results.map(({figure, label}) => ({label, value: figure}))} className={storyStyles.figures} />
      </div>
    </div>
  );
}

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
      quote={<Quote quote={study.testimonial} className={styles.quote} />}
    />
  );
}

export type OtherStoriesProps = {studies: readonly CaseStudy[]; labels: CaseLabels};

/** The other stories as cards, and an invitation while all are shown. */
export function OtherStories({studies, labels}: OtherStoriesProps): ReactNode {
  const cards = studies.flatMap((study) =>
    study.featured
      ? []
      : {
          id: study.slug,
          figure: study.results[0],
          description: study.summary,
          line: <Sparkline {...study.trend} />,
          quote: study.testimonial,
          action: storyAction(study, labels.whole),
          story: <Story study={study} labels={labels} />,
        },
  );
  return (
    <StoryCards cards={cards} openLabel={labels.brief} invitation={labels.invitation} cardClassName={styles.story} />
  );
}
