import {sizedPlans} from '#src/content/pricing/plans';
import {planCalculator} from '#src/content/pricing/calculator';
import type {Example} from '#src/templates/StyleguidePage/types';
import {PlanCalculator} from './index';

export const example: Example = {
  use: 'Turns four numbers into the smallest plan that fits.',
  looks: {plans: <PlanCalculator plans={sizedPlans} content={planCalculator} />},
};
