import type {Example} from '#src/ui/example';
import {Fold} from './index';

export const example: Example = {
  purpose: 'The rest of a long list, or an explanation few need.',
  variants: {
    label: <Fold label="How to read a guide">Words in bold are the names of controls.</Fold>,
    openLabel: (
      <Fold label="Show 2 more" openLabel="Show fewer">
        Acuity Scheduling, Cal.com
      </Fold>
    ),
  },
};
