import {savingsSheet} from '#src/content/pages/savings-sheet';
import {Island} from '#src/islands/Island';
import {ReloadToCalculate} from '#src/parts/form/ReloadToCalculate';
import {SavingsSheet} from './';
import Savings from './savings.island';

import type {ReactNode} from 'react';

const formId = 'savings';

/** The sheet of `/savings-calculator`. */
export const SavingsIsland = (): ReactNode => (
  <Island
    name="savings"
    component={Savings}
    props={{formId}}
    wake="query"
    around={(result) => (
      <SavingsSheet formId={formId} sheet={savingsSheet}>
        {result}
      </SavingsSheet>
    )}
    lost={<ReloadToCalculate form={formId} />}
  />
);
