import type {Example} from '#src/ui/example';
import {Pick} from '#src/ui/Pick';
import {PickTable} from './index';

const options = [{label: 'Spreadsheet'}, {label: 'Tools'}, {label: 'One system'}];

export const example: Example = {
  purpose: 'A table of answers. On phones, a switch (ui/Pick) shows one column at a time.',
  variants: {
    options: (
      <Pick label="Approach" options={options} initial={2}>
        <PickTable
          label="Questions"
          head={['Question', 'A spreadsheet', 'A stack of tools', 'One system']}
          lit={3}
          rows={[
            ['How soon does it work?', 'Today.', 'Quickly for the first tool.', 'In one to two weeks.'],
            ['How do you leave?', 'Take the file.', 'One export for each tool.', 'One export of the data.'],
          ]}
        />
      </Pick>
    ),
  },
};
