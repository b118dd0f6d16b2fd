import {people} from '#src/content/company/people';
import {northfieldMotors} from '#src/content/customers/northfield-motors';
import type {Example} from '#src/ui/example';
import {Portrait} from './index';

export const example: Example = {
  purpose: 'A person’s face, beside the name. The owner can replace the drawing with a photo.',
  variants: {
    'size={88}': <Portrait person={people[0]} size={88} />,
    'size={56}': <Portrait person={northfieldMotors.speaker} size={56} />,
    'size={32}': <Portrait person={people[0]} size={32} />,
  },
};
