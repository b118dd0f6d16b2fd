import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PortraitProps = {
  /** A record of `content/people`, or any name with the address of a square picture. */
  person: {name: string; portrait: string};
  /** Side in pixels. 232: customer page. 88: booking. 72: demo. 56: quote. 44: author. 40 and 32: small rows. */
  size: 232 | 88 | 72 | 56 | 44 | 40 | 32;
  /** The name is not printed beside the picture, so the picture carries it. */
  alone?: boolean;
  className?: string | undefined;
};

/**
 * A person's face in a square: a drawing until the owner has a photo. Both are files of `static/img/people`, so a photo
 * replaces a drawing without a change here. Beside the printed name the picture is hidden from screen readers.
 */
export function Portrait({person, size, alone = false, className}: PortraitProps): ReactNode {
  return (
    <img
      className={clsx(styles.portrait, size > 56 && styles.large, className)}
      src={person.portrait}
      alt={alone ? person.name : ''}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
