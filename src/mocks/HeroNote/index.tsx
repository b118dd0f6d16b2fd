import styles from './styles.module.scss';

import {Avatar} from '#src/mocks/parts/Avatar';
import type {Person} from '#src/mocks/types';
import {Icon} from '#src/ui/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type HeroNoteProps = {
  person: Person;
  title: string;
  text: string;
  /** What happened next, by itself. */
  meta: string;
  className?: string | undefined;
};

/**
 * The text message that floats over the empty foot of the app's navigation rail. Its positioned ancestor is the stage
 * around the picture. Decorative: the picture's own label tells the story.
 */
export function HeroNote({person, title, text, meta, className}: HeroNoteProps): ReactNode {
  return (
    <div className={clsx(styles.note, className)} aria-hidden="true">
      <div className={styles.head}>
        <Avatar person={person} />
        <b className={styles.title}>{title}</b>
      </div>
      <div className={styles.text}>{text}</div>
      <div className={styles.meta}>
        <Icon name="bolt" size={16} />
        {meta}
      </div>
    </div>
  );
}
