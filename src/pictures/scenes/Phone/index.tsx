import {cssValues} from '#src/lib/css-values';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import {Messages} from '#src/pictures/scenes/Messages';
import type {LeadStory} from '#src/world/schema/story';
import styles from './styles.module.scss';
import hours from '#src/pictures/kinds/Place/hours.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The car's colors, as in front of the showroom. */
const paint = {'--body': 'var(--sw-art-apricot)', '--body-2': 'var(--sw-art-clay)', '--glass': 'var(--tone-deep)'};

/**
 * The customer's phone: the form, then the conversation from the customer's side. Hidden from screen readers, because
 * the captions describe it.
 */
export function Phone({
  phone,
  scenes,
  className,
}: Pick<LeadStory, 'phone' | 'scenes'> & {className?: string | undefined}): ReactNode {
  const {site, item, price, fields, button, firm, messages} = phone;
  // Consecutive scenes with the same time share one clock: from the first of them to the last.
  const times = scenes.flatMap(({time}, index) => {
    if (scenes[index - 1]?.time === time) return [];
    const next = scenes.findIndex((scene, at) => at > index && scene.time !== time);
    return [{time, from: index + 1, to: next === -1 ? scenes.length : next}];
  });
  return (
    <div className={clsx(styles.phone, className)} aria-hidden="true">
      <div className={styles.top}>
        {times.map(({time, from, to}) => (
          <span key={time} style={cssValues({'--from': from, '--to': to})}>
            {time}
          </span>
        ))}
      </div>
      <div className={styles.form}>
        <span className={styles.address}>{site}</span>
        <span className={styles.picture}>
          <svg className={hours['morning']} style={cssValues(paint)} viewBox="0 0 340 128">
            <use href="/img/places.svg#suv" />
          </svg>
        </span>
        <b className={styles.item}>
          {item} <span>{price}</span>
        </b>
        {fields.map(({label, value}) => (
          <span key={label} className={styles.field}>
            <span className={textStyles.small}>{label}</span>
            {value}
          </span>
        ))}
        <DrawnButton label={button} className={styles.button} />
      </div>
      <Messages messages={messages} firm={firm} className={styles.thread} />
    </div>
  );
}
