import {caseStudies} from '#src/content/case-studies/registry';
import {pricingPlans} from '#src/content/pricing/plans';
import type {Stat} from '#src/content/types';

/** Numbers shown in link previews, by path. Content of other pages adds its own. */
export const previewFigures: Readonly<Record<string, readonly Stat[]>> = {
  '/pricing': pricingPlans.map(({name, price}) => ({figure: price, label: name})),
  '/case-studies': caseStudies.find(({featured}) => featured)?.results ?? [],
};
