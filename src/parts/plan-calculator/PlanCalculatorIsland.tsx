import {planCalculator} from '#src/content/pricing/calculator';
import {sizedPlans} from '#src/content/pricing/plans';
import {Island} from '#src/islands/Island';
import {ReloadToCalculate} from '../form/ReloadToCalculate';
import {PlanCalculator} from '.';
import {planFormId} from './numbers';
import PlanResult from './plan-calculator.island';

import type {ReactNode} from 'react';

/** The plan calculator of `/pricing`. */
export const PlanCalculatorIsland = (): ReactNode => (
  <Island
    name="plan-calculator"
    component={PlanResult}
    wake="query"
    around={(result) => (
      <PlanCalculator plans={sizedPlans} content={planCalculator}>
        {result}
      </PlanCalculator>
    )}
    lost={<ReloadToCalculate form={planFormId} />}
  />
);
