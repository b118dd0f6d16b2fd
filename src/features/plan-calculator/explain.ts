import type {Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {readAllowance, type PlanFit} from '#src/lib/plan-fit/index';
import {fillPlaces, formatNumber} from './format';

/** Why this plan: it is the smallest, or which limits of the one below are too low. */
export function explain(
  plans: readonly Plan[],
  {outgrown}: PlanFit<Plan>,
  {fields, labels}: Pick<PlanCalculatorContent, 'fields' | 'labels'>,
): string {
  if (!outgrown) {
    return labels.smallest;
  }
  const at = plans.indexOf(outgrown.plan);
  const limits = outgrown.measures.map((measure) => {
    const limit = Number(readAllowance(plans, at, measure));
    const {one, other} = fields[measure].units;
    return `${formatNumber(limit)} ${limit === 1 ? one : other}`;
  });
  // The site's copy doesn't use the Oxford comma, but the en-US list format does.
  const list = new Intl.ListFormat('en-GB', {type: 'conjunction'});
  return fillPlaces(labels.outgrown, {plan: outgrown.plan.name, limits: list.format(limits)});
}
