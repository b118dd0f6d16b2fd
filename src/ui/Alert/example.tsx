import type {Example} from '#src/ui/example';
import {Alert} from './index';

export const example: Example = {
  purpose: 'A message in the page. Callouts in the documentation use it too.',
  variants: {
    'tone="note"': <Alert tone="note" title="Good to know" />,
    'tone="warning"': (
      <Alert tone="warning" title="Take care">
        <p>Merged contacts cannot be split again.</p>
      </Alert>
    ),
    'tone="danger"': <Alert tone="danger" title="Enter your email address" />,
  },
};
