import {prices, type PriceName} from '#src/content/pricing/prices';
import {findNamed} from '#src/lib/find-named';

import type {ReactNode} from 'react';

export type PlanPriceProps = {
  /** A plan or a setup package: `team`, `launch-kit`. */
  name: PriceName;
};

/** The price of a plan or a package, as printed. Plain: the FAQ reads its text for search engines. */
export default function PlanPrice({name}: PlanPriceProps): ReactNode {
  return findNamed<string>(prices, name, {tag: 'PlanPrice', home: 'src/content/pricing/prices.ts'});
}
