import {planCalculator} from '#src/content/pricing/calculator';
import {sizedPlans} from '#src/content/pricing/plans';
import type {Example} from '#src/ui/example';
import {PlanCalculator} from './index';
import {Result} from './Result';

export const example: Example = {
  purpose: 'Turns four numbers into the smallest plan that fits.',
  variants: {
    plans: (
      <PlanCalculator plans={sizedPlans} content={planCalculator}>
        <Result plans={sizedPlans} content={planCalculator} />
      </PlanCalculator>
    ),
  },
};
