import type {Person} from '#src/world/schema/parts';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A name with initials, such as the owner of a conversation. */
export function Owner({label, person}: {label: string; person: Person}): ReactNode {
  return (
    <span className={styles.owner}>
      {label} <Avatar person={person} />
    </span>
  );
}

export type AvatarProps = {person: Person; className?: string | undefined};

/** Initials in a circle, for people in drawn product screens only. Elsewhere use `Portrait`. */
export function Avatar({person, className}: AvatarProps): ReactNode {
  return <span className={clsx(styles.avatar, styles[person.tone ?? 'mint'], className)}>{person.initials}</span>;
}
