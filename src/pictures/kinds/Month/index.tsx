import {Art} from '#src/pictures/parts/Art';
import {Bar} from '#src/pictures/parts/Bar';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Windows crop what comes after these days. */
const drawnDays = 14;

/** The first two weeks of a calendar of posts, with one being moved. */
export function Month({picture: {title, chip, note, startsOn, days, posts}}: {picture: PictureOf<'month'>}): ReactNode {
  return (
    <>
      <Bar title={title} chip={chip} note={note} />
      <div className={styles.month}>
        {Array.from({length: Math.min(days, drawnDays)}, (_, at) => {
          const post = posts.find(({on}) => on === at + 1);
          return (
            <p key={at} style={at === 0 ? {gridColumnStart: startsOn + 1} : undefined}>
              {at < 7 && `${weekdays[(startsOn + at) % 7]} `}
              {at + 1}
              {post && (
                <b className={clsx(styles.post, !post.art && styles.words, post.moved && styles.moved)}>
                  {post.art && <Art name={post.art} />}
                  {post.text}
                </b>
              )}
            </p>
          );
        })}
      </div>
    </>
  );
}
