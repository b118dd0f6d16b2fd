import type {Measure, Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {readAllowance} from '#src/lib/plan-fit/index';
import {zoneScale} from '#src/lib/slider-scale';
import {Slider} from '#src/ui/Slider';
import {fillPlaces, formatNumber} from './format';
import styles from './styles.module.scss';
import type {PlanFitState} from './usePlanFit';

import type {CSSProperties, ReactNode} from 'react';

export type NeedProps = Pick<PlanFitState<Plan>, 'onBlur' | 'onKeyDown'> & {
  id: string;
  measure: Measure;
  plans: readonly Plan[];
  content: PlanCalculatorContent;
  need: number;
  wrong: boolean;
};

/** The limits of the plans, up to the first without one, which ends where the slider does. */
function listLimits(plans: readonly Plan[], measure: Measure): (number | undefined)[] {
  const limits = plans.map((_, at) => readAllowance(plans, at, measure));
  const open = limits.findIndex((limit) => limit === 'agreed' || limit === Infinity);
  return [...limits.slice(0, open).map(Number), undefined];
}

/** A number of the calculator: a slider with a zone for each plan. */
export function Need({id, measure, plans, content, need, wrong, onBlur, onKeyDown}: NeedProps): ReactNode {
  const {labels, fields} = content;
  const {label, hint, start, range, most} = fields[measure];
  const limits = listLimits(plans, measure);
  const ends = limits.map((limit) => limit ?? most);
  const places = {min: formatNumber(range.min), max: formatNumber(range.max)};
  const style: CSSProperties & Record<'--zones', number> = {'--zones': ends.length};
  const describe = (value: number): string => {
    const at = limits.findIndex((limit) => limit === undefined || value <= limit);
    return fillPlaces(labels.needs, {need: formatNumber(value), plan: plans[at]?.name ?? ''});
  };
  return (
    <div className={styles.need} style={style}>
      <Slider
        id={id}
        name={measure}
        label={label}
        hint={hint}
        start={start}
        scale={zoneScale(ends, range.min)}
        print={formatNumber}
        describe={describe}
        // A number field can't show thousands separators, so this is a text field with the same role and keys.
        input={{
          role: 'spinbutton',
          'aria-valuenow': need,
          'aria-valuemin': range.min,
          'aria-valuemax': range.max,
          inputMode: 'numeric',
          onBlur,
          onKeyDown,
        }}
        error={wrong ? fillPlaces(labels.error, places) : undefined}
      >
        <p className={styles.ends} aria-hidden="true">
          {limits.map((limit, at) => (
            <span key={at}>
              {limit === undefined ? (at === plans.length - 1 ? labels.beyond : labels.open) : formatNumber(limit)}
            </span>
          ))}
        </p>
      </Slider>
    </div>
  );
}
