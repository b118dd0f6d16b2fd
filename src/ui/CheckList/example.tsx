import type {Example} from '#src/templates/StyleguidePage/types';
import {CheckList} from './index';

export const example: Example = {
  use: 'Short promises, one per line.',
  looks: {
    items: <CheckList items={['No setup fee', 'No long-term contract', 'Cancel any time']} />,
  },
};
