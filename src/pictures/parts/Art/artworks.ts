import type {ArtName, PhotoName} from '#src/world/schema/art';
import {goods} from './goods';
import {places} from './places';
import type {Artwork} from './shapes';
import {trades} from './trades';

export const artworks = {...goods, ...places, ...trades} as const satisfies Readonly<
  Record<Exclude<ArtName, PhotoName>, Artwork>
>;
