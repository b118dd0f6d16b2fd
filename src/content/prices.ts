import {implementationPackages} from '@site/src/content/packages';
import {pricingPlans} from '@site/src/content/plans';

/** `Launch Kit` is `launch-kit`. */
function nameOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Prices as printed, by the name of the plan or package. Those that are quoted have none. */
export const prices: Readonly<Record<string, string>> = Object.fromEntries(
  [...pricingPlans, ...implementationPackages]
    .filter(({price}) => price.startsWith('$'))
    .map(({name, price}) => [nameOf(name), price]),
);
