import type {ArtName} from '#src/content/schema/pictures/art';
import {goods} from './goods';
import {places} from './places';
import {trades} from './trades';
import type {Artwork} from './shapes';

export const artworks = {...goods, ...places, ...trades} as const satisfies Readonly<Record<ArtName, Artwork>>;
