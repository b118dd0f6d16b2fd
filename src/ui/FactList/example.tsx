import {contentCreative} from '#src/content/services/content-creative';
import type {Example} from '#src/ui/example';
import {FactList} from './index';

export const example: Example = {
  purpose: 'Label and value between hairlines.',
  variants: {facts: <FactList facts={contentCreative.facts ?? []} />},
};
