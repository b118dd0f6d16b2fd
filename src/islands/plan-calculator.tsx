import {planCalculator} from '#src/content/pricing/calculator';
import {sizedPlans} from '#src/content/pricing/plans';
import {PlanCalculator as Calculator} from '#src/features/plan-calculator';

import type {ReactNode} from 'react';

/** The plan calculator of `/pricing`. */
export default function PlanCalculator(): ReactNode {
  return <Calculator plans={sizedPlans} content={planCalculator} />;
}
