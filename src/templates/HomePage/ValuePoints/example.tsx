import {homeHero} from '#src/content/home/hero';
import type {Example} from '#src/ui/example';
import {ValuePoints} from './index';

export const example: Example = {
  purpose: 'Three short claims in one ruled row.',
  variants: {items: <ValuePoints items={homeHero.values} label={homeHero.valuesLabel} />},
};
