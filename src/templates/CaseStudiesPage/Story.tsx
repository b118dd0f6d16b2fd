import type {CaseStudy, CaseLabels} from '#src/content/schema/case-studies';
import {FactList} from '#src/ui/FactList';
import styles from './story.module.scss';

import type {ReactNode} from 'react';

export type StoryProps = {study: CaseStudy; labels: CaseLabels};

/** Content of an open card: quote, challenge, solution and results. The card names the person. */
export function Story({study: {challenge, solution, results, testimonial}, labels}: StoryProps): ReactNode {
  return (
    <div className={styles.story}>
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
        <FactList facts={results.map(({figure, label}) => ({label, value: figure}))} className={styles.figures} />
      </div>
    </div>
  );
}
