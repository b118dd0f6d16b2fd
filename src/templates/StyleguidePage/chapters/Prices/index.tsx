import {PlanCalculator} from '#src/features/plan-calculator';
import {AddOns} from '#src/sections/AddOns';
import {ComparisonTable} from '#src/sections/ComparisonTable';
import {PlanTable} from '#src/sections/PlanTable';
import {buildComparison} from '#src/templates/PricingPage/build-comparison';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** Plans and packages, what they hold, and which one fits. */
export function Prices({content: {sections}}: ChapterProps): ReactNode {
  const {tabs, addOns, plans, comparison, calculator} = sections.prices;
  return (
    <>
      <Example of="sections/PlanTable">
        {tabs.lists.map(({key, label, columns, foot}) => (
          <Variant key={key} label={label}>
            <PlanTable columns={columns} popularLabel={tabs.popularLabel} foot={foot} />
          </Variant>
        ))}
      </Example>
      <Example of="sections/AddOns">
        <AddOns items={addOns} />
      </Example>
      <Example of="sections/ComparisonTable">
        <ComparisonTable columns={plans} groups={buildComparison(comparison, plans)} words={comparison.words} />
      </Example>
      <Example of="features/plan-calculator">
        <PlanCalculator plans={plans} content={calculator} />
      </Example>
    </>
  );
}
