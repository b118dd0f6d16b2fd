import type {ArtName} from '#src/content/schema/pictures/art';
import {goods} from './goods';
import {places} from './places';
import {trades} from './trades';
import type {Scene} from './shapes';

export const scenes = {...goods, ...places, ...trades} as const satisfies Readonly<Record<ArtName, Scene>>;
