import type {Example} from '#src/ui/example';
import {InlineText} from './index';

export const example: Example = {
  purpose: 'A sentence from data, with code and links in it.',
  variants: {
    'in a sentence': <InlineText text="Send `cursor` to get the next page. See [pagination](/docs/api/pagination)." />,
  },
};
