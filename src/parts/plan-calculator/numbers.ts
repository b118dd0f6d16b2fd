import type {Measure, Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {measures, readAllowance} from '#src/lib/plan-fit/index';
import {zoneScale} from '#src/lib/slider-scale';
import type {SliderNumber} from '#src/ui/Slider/connect';
import {fillPlaces, formatNumber} from './format';

export const planFormId = 'plan-numbers';
export const planFieldId = (measure: Measure): string => `${planFormId}-${measure}`;

/** The limits of the plans, up to the first without one, which ends where the slider does. */
export function listLimits(plans: readonly Plan[], measure: Measure): (number | undefined)[] {
  const limits = plans.map((_, at) => readAllowance(plans, at, measure));
  const open = limits.findIndex((limit) => limit === 'agreed' || limit === Infinity);
  return [...limits.slice(0, open).map(Number), undefined];
}

/** The sliders of the calculator, each with a zone for each plan. */
export function listNumbers(
  plans: readonly Plan[],
  {fields, labels}: Pick<PlanCalculatorContent, 'fields' | 'labels'>,
): (SliderNumber & {name: Measure})[] {
  return measures.map((measure) => {
    const {start, range, most} = fields[measure];
    const limits = listLimits(plans, measure);
    return {
      name: measure,
      start,
      scale: zoneScale(
        limits.map((limit) => limit ?? most),
        range.min,
      ),
      print: formatNumber,
      describe: (value) => {
        const at = limits.findIndex((limit) => limit === undefined || value <= limit);
        return fillPlaces(labels.needs, {need: formatNumber(value), plan: plans[at]?.name ?? ''});
      },
    };
  });
}
