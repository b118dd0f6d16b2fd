import {subscribePage} from '#src/content/blog/newsletter';
import type {Example} from '#src/ui/example';
import {TextColumns} from './index';

export const example: Example = {
  purpose: 'A heading over short texts, each under a rule.',
  variants: {items: <TextColumns title={subscribePage.insideTitle} items={subscribePage.inside} />},
};
