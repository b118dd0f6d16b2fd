import {IndustryTabs} from '#src/features/industry-tabs';
import {PlanTabs, type PlanTab} from '#src/features/plan-tabs';
import {FactList} from '#src/sections/FactList';
import {CheckList} from '#src/ui/CheckList';
import {Example} from '../../parts/Example';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** The keyboard of tabs, and the two shapes that use it. */
export function TabSets({content: {sections, samples}}: ChapterProps): ReactNode {
  const {title, label, lists} = samples.segments;
  const tab = ({key, label: name, items}: (typeof lists)[number]): PlanTab => ({
    key,
    label: name,
    panel: <CheckList items={items} />,
  });
  return (
    <>
      <Example of="ui/Tabs">
        <FactList facts={samples.tabKeys} />
      </Example>
      <Example of="features/plan-tabs">
        <div>
          <PlanTabs title={title} label={label} tabs={[tab(lists[0]), tab(lists[1])]} />
        </div>
      </Example>
      <Example of="features/industry-tabs">
        <IndustryTabs tabs={sections.industries.tabs} label={sections.industries.label} />
      </Example>
    </>
  );
}
