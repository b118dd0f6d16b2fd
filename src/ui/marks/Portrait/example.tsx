import {people} from '#src/content/company/people';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Portrait} from './index';

export const example: Example = {
  use: 'A person’s face, usually beside the name. A photo of the owner replaces the drawing.',
  looks: {
    'size={88}': <Portrait person={people.eliseVarga} size={88} alone />,
    'size={56}': <Portrait person={people.anikaMehta} size={56} alone />,
    'size={32}': <Portrait person={people.emilHaugen} size={32} alone />,
  },
};
