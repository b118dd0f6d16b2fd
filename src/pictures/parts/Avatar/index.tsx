import tints from './tints.module.scss';
import styles from './styles.module.scss';

import type {Person} from '#src/pictures/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type AvatarProps = {person: Person; size?: 'regular' | 'large'; className?: string | undefined};

/** Initials in a circle, for people in drawn product screens only. Elsewhere use `Portrait`. */
export function Avatar({person, size = 'regular', className}: AvatarProps): ReactNode {
  return (
    <span className={clsx(styles.avatar, tints[person.tone ?? 'mint'], size === 'large' && styles.large, className)}>
      {person.initials}
    </span>
  );
}
