import type {Example} from '#src/ui/example';
import {Badge} from './index';

export const example: Example = {
  purpose: 'A short label. Lime is reserved for “Most Popular”.',
  variants: {
    'tone="mint"': <Badge tone="mint">Confirmed</Badge>,
    'tone="lime"': <Badge tone="lime">Most Popular</Badge>,
  },
};
