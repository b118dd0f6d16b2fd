import type {ArtName} from '#src/content/schema/pictures/art';
import {artworks} from './artworks';
import type {Artwork} from './shapes';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A customer's artwork, cropped to its box. Decorative: the picture around it has the description. */
export function Art({name, className}: {name: ArtName; className?: string}): ReactNode {
  const [ground, ...parts]: Artwork = artworks[name];
  return (
    <svg
      className={clsx(styles.art, className)}
      style={{background: `var(--sw-art-${ground})`}}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {parts.map(([color, ...shapes], index) => (
        <path key={index} fill={`var(--sw-art-${color})`} d={shapes.join('')} />
      ))}
    </svg>
  );
}
