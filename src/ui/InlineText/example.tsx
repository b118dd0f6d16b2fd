import type {Example} from '#src/templates/StyleguidePage/types';
import {InlineText} from './index';

export const example: Example = {
  purpose: 'A sentence from data, with code and links in it.',
  variants: {
    'in a sentence': <InlineText text="Send `cursor` to get the next page. See [pagination](/docs/api/pagination)." />,
  },
};
