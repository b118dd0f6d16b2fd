import {savingsPage} from '#src/content/pages/savings';
import {SavingsPage} from '#src/templates/SavingsPage';

import type {ReactNode} from 'react';

/** `/savings-calculator` */
export default function SavingsCalculator(): ReactNode {
  return <SavingsPage content={savingsPage} />;
}
