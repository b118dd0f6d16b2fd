import {homeHero} from '#src/content/home/hero';
import {ValuePicture} from '#src/pictures/ValuePicture';
import type {Example} from '#src/templates/StyleguidePage/types';
import {ValuePoints} from './index';

const items = homeHero.values.map(({drawing, ...item}) => ({...item, picture: <ValuePicture drawing={drawing} />}));

export const example: Example = {
  purpose: 'Three short claims, each under a small picture.',
  variants: {items: <ValuePoints items={items} label={homeHero.valuesLabel} />},
};
