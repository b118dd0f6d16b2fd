import type {IndustryNote} from '#src/content/schema/home';
import type {IndustryKey} from '#src/content/schema/industry-tabs';
import {Place} from '#src/pictures/kinds/Place';
import {Avatar} from '#src/pictures/parts/Avatar';
import {views} from './views';
import styles from './styles.module.scss';
import hours from '#src/pictures/kinds/Place/hours.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type IndustryPictureProps = {
  industry: IndustryKey;
  /** A message about what just happened there. */
  note: IndustryNote;
};

/** The industry's place, with a message about what just happened there. Decorative. */
export function IndustryPicture({industry, note}: IndustryPictureProps): ReactNode {
  const {hour, ...place} = views[industry];
  return (
    <div aria-hidden="true">
      <div className={clsx(styles.frame, hours[hour])}>
        <Place {...place} later className={styles.place} />
      </div>
      <div className={styles.note}>
        <Avatar person={note.person} />
        <b>{note.name}</b>
        <span className={textStyles.small}>{note.time}</span>
        <span>{note.text}</span>
      </div>
    </div>
  );
}
