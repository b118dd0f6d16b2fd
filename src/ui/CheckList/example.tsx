import type {Example} from '#src/ui/example';
import {CheckList} from './index';

export const example: Example = {
  purpose: 'Short promises, one per line.',
  variants: {
    items: <CheckList items={['No setup fee', 'No long-term contract', 'Cancel any time']} />,
  },
};
