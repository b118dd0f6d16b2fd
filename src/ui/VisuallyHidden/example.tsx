import {Badge} from '#src/ui/Badge';
import type {Example} from '#src/ui/example';
import {Icon} from '#src/ui/Icon';
import {VisuallyHidden} from './index';

export const example: Example = {
  purpose: 'Text for screen readers only.',
  variants: {
    'a check mark that is read as “Included”': (
      <Badge>
        <Icon name="check" size={14} />
        <VisuallyHidden>Included</VisuallyHidden>
      </Badge>
    ),
  },
};
