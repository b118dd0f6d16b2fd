import {PickTable} from '#src/sections/PickTable';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Pick} from './index';

const options = [{label: 'Spreadsheet'}, {label: 'Tools'}, {label: 'One system'}];

export const example: Example = {
  purpose: 'On phones, a switch that shows one column of a table, one card or one part of a form.',
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
