import type {Measure, Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {measures, readAllowance, type Allowance, type Need, type PlanFit} from '#src/lib/plan-fit/index';
import {selectPlan} from '#src/lib/select-plan';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {cluster} from '#src/ui/layout';
import {fillPlaces, formatNumber} from '../format';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ResultProps = {
  plans: readonly Plan[];
  /** Undefined while a number is invalid. */
  fit: PlanFit<Plan> | undefined;
  need: Need;
  content: PlanCalculatorContent;
  /** IDs of the fields, separated by spaces. */
  htmlFor: string;
};

function explain(
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
export function Result({plans, fit, need, content, htmlFor}: ResultProps): ReactNode {
  const {labels} = content;
  const at = fit ? plans.indexOf(fit.plan) : -1;
  return (
    <div className={styles.result} data-scheme="band">
      <output htmlFor={htmlFor} aria-live="polite" aria-atomic="true">
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
