import {Place, type PlaceProps} from '#src/pictures/kinds/Place';
import type {ArtName, PhotoName} from '#src/world/schema/art';
import {artworks} from './artworks';
import type {Artwork} from './shapes';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const photos: Readonly<Record<PhotoName, Pick<PlaceProps, 'name' | 'view'>>> = {
  house: {name: 'real-estate', view: '262 24 440 330'},
  solar: {name: 'solar', view: '400 110 520 390'},
  clinic: {name: 'healthcare', view: '330 24 440 330'},
};

const isPhoto = (name: ArtName): name is PhotoName => name in photos;

/** A customer's artwork or photo, cropped to its box. Decorative: the picture around it has the description. */
export function Art({name, className}: {name: ArtName; className?: string}): ReactNode {
  if (isPhoto(name)) return <Place {...photos[name]} later className={clsx(styles.photo, className)} />;
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
