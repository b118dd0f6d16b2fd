import {prices, type PriceName} from '#src/content/pricing/prices';
import {findNamed} from '#src/lib/find-named';

import type {ReactNode} from 'react';

export type PlanPriceProps = {
  /** A plan or setup package, such as `team` or `launch-kit`. */
  name: PriceName;
};

/** Prints the price of a plan or package. Without hooks, because the FAQ reads its text for structured data. */
export default function PlanPrice({name}: PlanPriceProps): ReactNode {
  return findNamed<string>(prices, name, {tag: 'PlanPrice', home: 'src/content/pricing/prices.ts'});
}
