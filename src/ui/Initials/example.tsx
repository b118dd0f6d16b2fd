import type {Example} from '#src/templates/StyleguidePage/types';
import {Initials} from './index';

export const example: Example = {
  use: 'A person without a photo, beside the full name.',
  looks: {
    'tone="mint"': <Initials name="Tomas Whitlock" tone="mint" />,
    'tone="apricot"': <Initials name="Dana Rourke" tone="apricot" />,
    'tone="lime"': <Initials name="Dr. Anika Mehta" tone="lime" />,
  },
};
