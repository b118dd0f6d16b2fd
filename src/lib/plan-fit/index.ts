/** What a business needs in a month; the calculator asks for each. */
export const measures = ['contacts', 'emails', 'texts', 'users'] as const;

export type Measure = (typeof measures)[number];

export type Need = Record<Measure, number>;

/** `Infinity` is unlimited; `agreed` is settled in the offer of a plan that is quoted. */
export type Allowance = number | 'agreed';

/** The part of a plan that this module reads. Plans come in order, the smallest first. */
export type SizedPlan<Key extends string = Measure> = {
  /** Without a price of its own; what it does not state is agreed on with it. */
  quoted?: true;
  limits: Partial<Record<Key, number>>;
};

export type PlanFit<P> = {
  plan: P;
  /** The next smaller plan and the measures in which it is too small; absent when the smallest plan fits. */
  outgrown?: {plan: P; measures: Measure[]};
};

/**
 * What the plan at a position allows. A plan says only what it adds, so one that is silent on a measure allows what the
 * plan below it does. A quoted plan has no such ceiling: what it does not state is agreed on.
 */
export function readAllowance<Key extends string>(
  plans: readonly SizedPlan<Key>[],
  at: number,
  measure: Key,
): Allowance {
  const stated = plans
    .slice(0, at + 1)
    .map(({limits}) => limits[measure])
    .findLast((limit) => limit !== undefined);
  const own = plans[at]?.limits[measure];
  const quoted = plans[at]?.quoted === true;
  if (stated === undefined || (quoted && own === undefined && stated !== Infinity)) {
    return 'agreed';
  }
  return stated;
}

function isEnough(allowance: Allowance, need: number): boolean {
  return allowance === 'agreed' || need <= allowance;
}

/** The smallest plan that allows all of a need, or undefined when none does. A limit itself still fits. */
export function fitPlan<P extends SizedPlan>(plans: readonly P[], need: Need): PlanFit<P> | undefined {
  const tooSmall = (at: number) =>
    measures.filter((measure) => !isEnough(readAllowance(plans, at, measure), need[measure]));
  const at = plans.findIndex((_, index) => tooSmall(index).length === 0);
  const plan = plans[at];
  const below = plans[at - 1];
  if (plan === undefined) {
    return undefined;
  }
  return {plan, ...(below && {outgrown: {plan: below, measures: tooSmall(at - 1)}})};
}
