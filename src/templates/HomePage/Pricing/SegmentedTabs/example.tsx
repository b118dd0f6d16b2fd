import {everyPackage} from '#src/content/pricing/packages';
import {everyPricingPlan} from '#src/content/pricing/plans';
import {CheckList} from '#src/ui/CheckList';
import type {Example} from '#src/ui/example';
import {SegmentedTabs} from './index';

export const example: Example = {
  purpose: 'A segmented control with two options.',
  variants: {
    tabs: (
      <SegmentedTabs
        id="example-plans"
        title="A choice of two"
        label="What the list shows"
        tabs={[
          {key: 'plans', label: 'Plans', panel: <CheckList items={everyPricingPlan.items} />},
          {key: 'packages', label: 'Packages', panel: <CheckList items={everyPackage.items} />},
        ]}
      />
    ),
  },
};
