import {Event} from '#src/pictures/scenes/Event';
import type {EventContent} from '#src/content/schema/pictures/story';
import {Icon} from '#src/ui/Icon';
import {RailLabels} from '#src/ui/Rail/Labels';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Prefix of the element IDs. */
const id = 'event';

/**
 * A short animation that plays once on page load, for less than four seconds, and stops at its last step. Visitors can
 * select a step or play it again. It uses radio buttons and CSS, like `sections/FollowLead`.
 */
export function EventPlayer({event}: {event: EventContent}): ReactNode {
  const {legend, again, steps} = event;
  return (
    <fieldset className={styles.player} aria-label={legend}>
      <input type="radio" name={id} id={`${id}-play`} value="play" aria-label={again} defaultChecked />
      <input type="radio" name={id} id={`${id}-again`} value="again" aria-label={again} />
      {steps.map(({title}, index) => (
        <input key={title} type="radio" name={id} id={`${id}-${index + 1}`} value={index + 1} />
      ))}
      <div className={styles.body}>
        <div className={styles.steps}>
          <RailLabels id={id} steps={steps.map(({time, title}) => ({when: time, title}))} />
          {['play', 'again'].map((value) => (
            <label key={value} htmlFor={`${id}-${value}`} className={styles[value]} title={again}>
              <Icon name="repeat" />
            </label>
          ))}
        </div>
        <Event event={event} />
      </div>
    </fieldset>
  );
}
