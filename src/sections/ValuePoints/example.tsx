import {homeHero} from '#src/content/home/hero';
import type {Example} from '#src/templates/StyleguidePage/types';
import {ValuePoints} from './index';

export const example: Example = {
  use: 'Three short claims, divided by hairlines.',
  looks: {level: <ValuePoints items={homeHero.values} level={3} />},
};
