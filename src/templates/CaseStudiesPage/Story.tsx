import type {CaseStudy} from '#src/content/case-studies/types';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {CaseQuote} from './CaseQuote';
import {storyAction} from './story-action';
import type {CaseLabels} from './types';
import styles from './story.module.scss';

import type {ReactNode} from 'react';

export type StoryProps = {study: CaseStudy; labels: CaseLabels};

/** Content of an expanded row: challenge, solution, results and quote. */
export function Story({study, labels}: StoryProps): ReactNode {
  const {challenge, solution, results, testimonial} = study;
  return (
    <div className={styles.story}>
      <div className={styles.text}>
        <dl>
          <dt>{labels.challenge}</dt>
          <dd>{challenge}</dd>
          <dt>{labels.solution}</dt>
          <dd>{solution}</dd>
        </dl>
        <ActionLink action={storyAction(study, labels.whole)} arrow />
      </div>
      <div className={styles.results}>
        <h4>{labels.results}</h4>
        <dl>
          {results.map(({figure, label}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.quote}>
        <CaseQuote quote={testimonial} />
      </div>
    </div>
  );
}
