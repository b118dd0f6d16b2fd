import type {ArtName, PhotoName} from '#src/world/schema/art';
import {goods} from './goods';
import {places} from './places';
import {trades} from './trades';
import type {Artwork} from './shapes';

export const artworks = {...goods, ...places, ...trades} as const satisfies Readonly<
  Record<Exclude<ArtName, PhotoName>, Artwork>
>;
