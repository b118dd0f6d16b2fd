import type {Measure, Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {measures, readAllowance, type Allowance} from '#src/lib/plan-fit/index';
import {selectPlan} from '#src/lib/select-plan';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {useAround} from '#src/ui/around-island';
import {cluster} from '#src/ui/layout';
import {SliderError, useSliders} from '#src/ui/Slider/connect';
import {explain} from '../explain';
import {fillPlaces, formatNumber} from '../format';
import {listNumbers, planFieldId} from '../numbers';
import {useFormState} from '../useFormState';
import {usePlanFit} from '../usePlanFit';
import styles from './styles.module.scss';

import {useMemo, type ReactNode} from 'react';

export type ResultProps = {
  plans: readonly Plan[];
  content: PlanCalculatorContent;
};

type MeterProps = {
  measure: Measure;
  need: number;
  allowance: Allowance;
  content: Pick<PlanCalculatorContent, 'fields' | 'labels'>;
};

function Meter({measure, need, allowance, content: {fields, labels}}: MeterProps): ReactNode {
  const counted = typeof allowance === 'number' && Number.isFinite(allowance);
  return (
    <div>
      <dt>{fields[measure].label}</dt>
      <dd>
        {counted
          ? fillPlaces(labels.usage, {need: formatNumber(need), limit: formatNumber(allowance)})
          : allowance === 'agreed'
            ? labels.agreed
            : labels.unlimited}
      </dd>
    </div>
  );
}

/**
 * The plan that fits, why, and how much of it is used. Screen readers announce a new plan, but not each changed number.
 */
export function Result({plans, content}: ResultProps): ReactNode {
  const {labels, fields} = content;
  const form = useAround('form');
  useSliders(
    form,
    useMemo(() => listNumbers(plans, content), [plans, content]),
  );
  const {need, wrong, fit} = usePlanFit(form, plans, fields);
  const at = fit ? plans.indexOf(fit.plan) : -1;
  useFormState(form, at, need);
  return (
    <div className={styles.result} data-scheme="band">
      {form &&
        measures.map((measure) => {
          const {min, max} = fields[measure].range;
          const places = {min: formatNumber(min), max: formatNumber(max)};
          return (
            wrong[measure] && (
              <SliderError key={measure} form={form} name={measure}>
                {fillPlaces(labels.error, places)}
              </SliderError>
            )
          );
        })}
      <output htmlFor={measures.map(planFieldId).join(' ')} aria-live="polite" aria-atomic="true">
        {fit ? (
          <>
            <span className={styles.caption}>{labels.result}</span> <span className={styles.name}>{fit.plan.name}</span>{' '}
            <span className={styles.price}>
              <b>{fit.plan.price}</b> <span>{fit.plan.period}</span>
            </span>{' '}
            <span className={styles.reason}>{explain(plans, fit, content)}</span>
          </>
        ) : (
          <span className={styles.reason}>{labels.invalid}</span>
        )}
      </output>
      {fit && (
        <>
          <dl>
            {measures.map((measure) => (
              <Meter
                key={measure}
                measure={measure}
                need={need[measure]}
                allowance={readAllowance(plans, at, measure)}
                content={content}
              />
            ))}
          </dl>
          <div className={cluster('row')}>
            <ActionButton key={fit.plan.name} action={fit.plan.cta} variant="accent" />
            {!fit.plan.quoted && <ActionButton action={selectPlan(labels.trial, fit.plan.name)} variant="secondary" />}
          </div>
        </>
      )}
    </div>
  );
}
