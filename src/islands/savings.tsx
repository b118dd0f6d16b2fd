import {savingsSheet} from '#src/content/pages/savings-sheet';
import {SavingsSheet} from '#src/features/worksheet/SavingsSheet';

import type {ReactNode} from 'react';

/** The sheet of `/savings-calculator`. */
export default function Savings(): ReactNode {
  return <SavingsSheet {...savingsSheet} />;
}
