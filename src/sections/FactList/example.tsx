import {contentCreative} from '#src/content/services/content-creative';
import type {Example} from '#src/templates/StyleguidePage/types';
import {FactList} from './index';

export const example: Example = {
  use: 'Label and value between hairlines.',
  looks: {facts: <FactList facts={contentCreative.facts ?? []} />},
};
