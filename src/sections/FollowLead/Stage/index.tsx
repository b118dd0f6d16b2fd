import {cssValues} from '#src/lib/css-values';
import {Scene} from '#src/pictures/kinds/Scene';
import {Desk} from '#src/pictures/scenes/Lead/Desk';
import {Phone} from '#src/pictures/scenes/Lead/Phone';
import type {LeadStory} from '#src/content/schema/pictures/story';
import {sceneClass} from '#src/pictures/parts/scene-class';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type StageProps = {story: LeadStory; id: string};

/** The town at night, with morning in the last scene: clock, caption, the customer's phone and the company's desk. */
export function Stage({story, id}: StageProps): ReactNode {
  const {scenes, next, restart} = story;
  const place = (index: number) => ({
    'data-scene': index + 1,
    className: sceneClass(index + 1, scenes.length),
    style: cssValues({'--at': index + 1}),
  });
  return (
    <div className={styles.stage}>
      <Scene name="skyline" view="0 0 1440 300" className={styles.sky} />
      <div className={styles.wrap}>
        <div className={styles.clock}>
          {scenes.map(({title, date, time, half}, index) => (
            <p key={title} {...place(index)}>
              <span className={styles.date}>{date}</span>{' '}
              <span className={styles.time}>
                {time} <small>{half}</small>
              </span>
            </p>
          ))}
        </div>
        <div className={styles.caption}>
          {scenes.map(({title, text}, index) => (
            <div key={title} {...place(index)}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <Phone phone={story.phone} scenes={scenes} />
        <Desk story={story} className={styles.desk} />
        {/* On phones. Hidden from screen readers, because it does the same as the step labels. */}
        <div className={styles.next} aria-hidden="true">
          {scenes.map(({title}, index) => {
            const following = scenes[index + 1];
            const {className, ...attributes} = place(index);
            return (
              <label
                key={title}
                htmlFor={`${id}-${following ? index + 2 : 1}`}
                {...attributes}
                className={clsx(className, styles.go)}
              >
                {following ? `${next} ${following.title}` : restart}
              </label>
            );
          })}
        </div>
      </div>
    </div>
  );
}
