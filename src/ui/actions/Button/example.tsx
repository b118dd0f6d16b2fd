import type {Example} from '#src/ui/example';
import {Icon} from '#src/ui/Icon';
import {Button, type ButtonProps} from './index';

import type {ReactNode} from 'react';

function Sizes(props: Pick<ButtonProps, 'variant'>): ReactNode {
  return (
    <>
      <Button {...props} size="lg">
        Large
      </Button>
      <Button {...props}>
        With icon
        <Icon name="arrow" size={16} />
      </Button>
      <Button {...props} size="sm">
        Small
      </Button>
      <Button {...props} sending="Sending..." aria-busy aria-disabled>
        Sending...
      </Button>
    </>
  );
}

export const example: Example = {
  purpose: 'A press that does something here. A busy button keeps focus, so nothing is ever disabled.',
  layout: 'row',
  variants: {
    'variant="primary"': <Sizes variant="primary" />,
    'variant="secondary"': <Sizes variant="secondary" />,
    'variant="quiet"': <Sizes variant="quiet" />,
    block: <Button block>Full width</Button>,
  },
};
