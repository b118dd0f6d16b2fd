import type {Example} from '#src/ui/example';
import {FactTable} from './index';

export const example: Example = {
  purpose: 'Short facts in rows and columns, which stack on a phone.',
  variants: {
    rows: (
      <FactTable
        label="Example"
        head={['Subprocessor', 'Where']}
        rows={[
          ['Cloud hosting', 'Canada'],
          ['Email delivery', 'United States'],
        ]}
      />
    ),
  },
};
