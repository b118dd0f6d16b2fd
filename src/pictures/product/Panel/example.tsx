import {stills} from '#src/content/stills/registry';
import {describePanel} from '#src/lib/describe-panel';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Panel} from './index';

export const example: Example = {
  purpose:
    'Library of the guides’ pictures: <Steps still="…"> shows one beside steps, and <Still name="…"> in an article.',
  layout: 'narrow',
  variants: Object.fromEntries(
    Object.entries(stills).map(([name, panel]) => [
      name,
      <Panel key={name} panel={panel} label={describePanel(panel)} />,
    ]),
  ),
};
