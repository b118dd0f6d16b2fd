import tones from '#src/ui/tones.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ProductMarkProps = {name: string; size?: 'regular' | 'large'};

const shapes = ['circle', 'square', 'hexagon', 'diamond', 'arch', 'leaf'] as const;
const tints = ['mint', 'apricot', 'leaf', 'stone'] as const;

/** The initials of the first two words, or the first two letters of a single word. */
function lettersOf(name: string): string {
  const [first = '', second] = name.split(/[\s.]+/);
  return second === undefined || second === '' ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
}

/**
 * A neutral mark of another company’s product: its initials in a shape and color derived from the name. Never a real
 * logo.
 */
export function ProductMark({name, size = 'regular'}: ProductMarkProps): ReactNode {
  const sum = Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const shape = shapes[sum % shapes.length] ?? 'circle';
  const tint = tints[Math.floor(sum / shapes.length) % tints.length] ?? 'mint';
  return (
    <span
      className={clsx(styles.mark, styles[shape], tones[tint], size === 'large' && styles.large)}
      aria-hidden="true"
    >
      {lettersOf(name)}
    </span>
  );
}
