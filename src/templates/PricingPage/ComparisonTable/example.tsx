import {sizedPlans} from '#src/content/pricing/plans';
import {planComparison} from '#src/content/pricing/comparison';
import {buildComparison} from '#src/templates/PricingPage/build-comparison';
import type {Example} from '#src/templates/StyleguidePage/types';
import {ComparisonTable} from './index';

const groups = buildComparison(planComparison, sizedPlans).slice(0, 1);

export const example: Example = {
  purpose: 'Plans row by row. On a phone it scrolls sideways under a fixed first column.',
  variants: {groups: <ComparisonTable columns={sizedPlans} groups={groups} labels={planComparison.labels} />},
};
