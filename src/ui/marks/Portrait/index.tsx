import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PortraitProps = {
  /** A record from `content/people`, or any name with the URL of a square picture. */
  person: {name: string; portrait: string};
  size: 232 | 88 | 72 | 56 | 44 | 40 | 32;
  className?: string | undefined;
};

/**
 * A square portrait: a drawing on the color that its address names (`#lime`), unless the owner replaced it with a photo.
 * Decorative: the name is printed beside it.
 */
export function Portrait({person, size, className}: PortraitProps): ReactNode {
  const [, ground] = person.portrait.split('#');
  return (
    <img
      className={clsx(styles.portrait, size > 56 && styles.large, ground && styles[ground], className)}
      src={person.portrait}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
