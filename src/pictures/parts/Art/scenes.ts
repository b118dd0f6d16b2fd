import type {ArtName} from '#src/content/schema/pictures/art';
import {customers} from './customers';
import {goods} from './goods';
import {places} from './places';
import {trades} from './trades';
import type {Scene} from './shapes';

export const scenes = {...customers, ...goods, ...places, ...trades} as const satisfies Readonly<
  Record<ArtName, Scene>
>;
