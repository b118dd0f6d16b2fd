import {trust} from '#src/content/pages/trust';
import type {Example} from '#src/ui/example';
import {DataMap} from './index';

export const example: Example = {
  purpose: 'Where data lives and how it is protected on its way.',
  variants: {map: <DataMap {...trust.location.map} />},
};
