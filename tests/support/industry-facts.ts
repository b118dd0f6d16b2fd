import type {Action} from '#src/content/types';

/** Claims from the specification, verbatim. Other industries choose their own. */
export const industryClaims: Readonly<Record<string, readonly string[]>> = {
  automotive: ['35% more conversion', '50% better retention', '60% fewer admin tasks'],
  'lead-generation': ['3x more qualified leads', '45% higher conversion', '75% less manual follow-up'],
  'real-estate': ['40% more deals per agent', '60% better client satisfaction', '50% less admin time'],
  insurance: ['30% more policy sales', '85% better renewal rates', '70% fewer compliance issues'],
  healthcare: ['25% better patient satisfaction', '40% fewer no-shows', '30% better care plan adherence'],
};

/** The ten trades that the specification lists on the page of other industries. */
export const otherTrades: readonly string[] = [
  'Manufacturing and distribution',
  'Education and training',
  'Fitness and wellness',
  'Transportation and logistics',
  'Technology and software',
  'Non-profit',
  'Construction',
  'Agriculture',
  'Entertainment and media',
  'Government',
];

/** Counts an industry page must have. */
export const countsOf = (slug: string): {features: number; figures: number; questions: number} =>
  slug === 'ecommerce-retail' ? {features: 12, figures: 4, questions: 5} : {features: 6, figures: 3, questions: 5};

export const bookDemo: Action = {label: 'Book a Demo', opensDemo: true};
export const liveDemo: Action = {label: 'Get a Live Demo', to: '/demo', opensDemo: true};
export const expert: Action = {label: 'Talk to an Expert', to: '/contact-us'};

/** Closing action of each page, from the specification. */
export const industryClosings: Readonly<Record<string, Action>> = {
  automotive: bookDemo,
  'lead-generation': liveDemo,
  'real-estate': liveDemo,
  insurance: liveDemo,
  healthcare: liveDemo,
  'ecommerce-retail': {label: 'Start Your Free Demo', opensDemo: true},
  'professional-services': bookDemo,
  hospitality: bookDemo,
  other: expert,
};
