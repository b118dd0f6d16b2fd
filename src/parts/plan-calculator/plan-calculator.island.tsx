import {planCalculator} from '#src/content/pricing/calculator';
import {sizedPlans} from '#src/content/pricing/plans';
import {Result} from './Result';

import type {ReactNode} from 'react';

/** The result of the plan calculator on `/pricing`. */
export default function PlanResult(): ReactNode {
  return <Result plans={sizedPlans} content={planCalculator} />;
}
