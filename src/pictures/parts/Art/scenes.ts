import {customers} from './customers';
import {goods} from './goods';
import {places} from './places';
import {trades} from './trades';

export const scenes = {...customers, ...goods, ...places, ...trades} as const;

export type ArtName = keyof typeof scenes;
