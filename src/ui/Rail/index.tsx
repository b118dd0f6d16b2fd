import {cssValues} from '#src/lib/css-values';
import {Heading} from '#src/ui/Heading';
import {RailLabels, type RailStep} from './Labels';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type RailProps = {
  /** Name of the radio buttons and prefix of their IDs. */
  id: string;
  /** Name of the group for screen readers. */
  legend: string;
  /** Two to six. */
  steps: readonly (RailStep & {description: string})[];
  /** Labels over the picture, or beside it on wide windows. */
  layout: 'top' | 'side';
  /** `story`: the picture takes time to change. */
  pace?: 'jump' | 'story';
  /** A picture that changes with the step: see `pictures/frames`. */
  children: ReactNode;
};

/**
 * Steps of which visitors select one, with a picture that follows. Radio buttons and CSS, without JavaScript. Wide
 * windows show the texts of up to four steps, phones and longer rails that of the selected step.
 */
export function Rail({id, legend, steps, layout, pace = 'jump', children}: RailProps): ReactNode {
  return (
    <fieldset
      className={clsx(styles.rail, styles[layout], styles[pace], steps.length > 4 && styles.long)}
      style={cssValues({'--steps': steps.length})}
    >
      <legend>{legend}</legend>
      {steps.map(({when, title}, index) => (
        <input
          key={title}
          type="radio"
          name={id}
          id={`${id}-${index + 1}`}
          value={index + 1}
          defaultChecked={index === 0}
          aria-label={when === undefined ? title : `${when}: ${title}`}
        />
      ))}
      <div className={styles.body}>
        <RailLabels
          id={id}
          steps={steps}
          // Their width is for the times only.
          titles={layout === 'side' || steps.length < 5}
          className={styles.labels}
        />
        <div className={styles.picture} data-unindexed="">
          {children}
        </div>
        <div className={styles.captions}>
          {steps.map(({title, description}, index) => (
            <div key={title} data-scene={index + 1}>
              <Heading level={3} look="h4">
                {title}
              </Heading>
              <p>{description}</p>
            </div>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
