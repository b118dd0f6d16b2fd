import type {Measure} from '#src/content/schema/pricing';

/** Monthly needs the calculator asks for. */
export const measures = ['contacts', 'emails', 'texts', 'users'] as const satisfies readonly Measure[];

export type Need = Record<Measure, number>;

/** `Infinity` is unlimited; `agreed` is settled in the quote. */
export type Allowance = number | 'agreed';

/** The parts of a plan used here. Plans are ordered, smallest first. */
export type SizedPlan<Key extends string = Measure> = {
  /** A quoted plan; limits it doesn't state are agreed on. */
  quoted?: true;
  limits: Partial<Record<Key, number>>;
};

export type PlanFit<P> = {
  plan: P;
  /** The next smaller plan and the limits it exceeds; absent if the smallest plan fits. */
  outgrown?: {plan: P; measures: Measure[]};
};

/**
 * Limits of the plan at a position. A plan states only what it changes, so missing limits are those of the plan below.
 * In a quoted plan, they are negotiable.
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
  const limit = plans[at]?.limits[measure];
  const quoted = plans[at]?.quoted === true;
  if (stated === undefined || (quoted && limit === undefined && stated !== Infinity)) {
    return 'agreed';
  }
  return stated;
}

function isEnough(allowance: Allowance, need: number): boolean {
  return allowance === 'agreed' || need <= allowance;
}

/** The smallest plan that fits, or undefined if none does. Limits are inclusive. */
export function fitPlan<P extends SizedPlan>(plans: readonly P[], need: Need): PlanFit<P> | undefined {
  const tooSmall = (at: number) =>
    measures.filter((measure) => !isEnough(readAllowance(plans, at, measure), need[measure]));
  const at = plans.findIndex((_, index) => tooSmall(index).length === 0);
  const plan = plans[at];
  const below = plans[at - 1];
  return plan && {plan, ...(below && {outgrown: {plan: below, measures: tooSmall(at - 1)}})};
}
