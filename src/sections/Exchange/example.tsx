import type {Example} from '#src/ui/example';
import {Exchange} from './index';

export const example: Example = {
  purpose: 'What two products send each other.',
  variants: {
    'icon="card"': (
      <Exchange
        ours="Scalewell"
        theirs="Stripe"
        icon="card"
        moves={{direction: 'both', ours: ['Payment link', 'Refund'], theirs: ['Successful payment', 'Failed payment']}}
      />
    ),
  },
};
