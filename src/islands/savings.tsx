import {savingsSheet} from '#src/content/pages/savings-sheet';
import {Worksheet} from '#src/features/worksheet';

import type {ReactNode} from 'react';

/** The worksheet of `/savings-calculator`. */
export default function Savings(): ReactNode {
  return <Worksheet {...savingsSheet} />;
}
