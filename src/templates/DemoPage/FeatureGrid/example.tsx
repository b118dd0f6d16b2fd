import {automotive} from '#src/content/industries/automotive';
import type {Example} from '#src/ui/example';
import {FeatureGrid} from './index';

export const example: Example = {
  purpose: 'Features between shared hairlines, not cards.',
  variants: {features: <FeatureGrid items={automotive.features.items.slice(0, 3)} />},
};
