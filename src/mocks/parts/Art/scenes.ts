import {goods} from './goods';
import {places} from './places';

export const scenes = {...goods, ...places} as const;

export type ArtName = keyof typeof scenes;
