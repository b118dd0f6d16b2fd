import {Badge} from '#src/ui/Badge';
import {Icon} from '#src/ui/Icon';
import type {Example} from '#src/templates/StyleguidePage/types';
import {VisuallyHidden} from './index';

export const example: Example = {
  use: 'Text for screen readers only.',
  looks: {
    'a check mark that is read as “Included”': (
      <Badge>
        <Icon name="check" size={14} />
        <VisuallyHidden>Included</VisuallyHidden>
      </Badge>
    ),
  },
};
