import type {Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {measures} from '#src/lib/plan-fit/index';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import {Need} from './Need';
import {Result} from './Result';
import styles from './styles.module.scss';
import {usePlanFit} from './usePlanFit';

import clsx from 'clsx';
import {useId, type CSSProperties, type ReactNode} from 'react';

export type PlanCalculatorProps = {
  /** Four plans, from smallest to largest. */
  plans: readonly Plan[];
  content: PlanCalculatorContent;
};

/**
 * Asks for four numbers and shows the smallest plan that fits. All sliders have the plans as zones, so the furthest thumb is
 * in the zone of that plan, which is lit. Hidden without JavaScript.
 */
export function PlanCalculator({plans, content}: PlanCalculatorProps): ReactNode {
  const {title, text, note} = content;
  const {form, need, wrong, fit, onInput, ...handlers} = usePlanFit(plans, content.fields);
  const id = useId();
  const fieldId = (measure: string): string => `${id}${measure}`;
  const lit = fit ? plans.indexOf(fit.plan) : -1;
  const style: CSSProperties & Record<'--lit', number> = {'--lit': lit};
  return (
    <div className={styles.calculator}>
      <SectionHead title={title} aside={text} id={`${id}title`} />
      <div className={styles.block}>
        <form
          ref={form}
          className={clsx(styles.form, lit >= 0 && styles.lit)}
          style={style}
          onInput={onInput}
          aria-labelledby={`${id}title`}
          noValidate
        >
          <p className={styles.plans} aria-hidden="true">
            {plans.map(({name}, index) => (
              <span key={name} className={index === lit ? styles.current : undefined}>
                {name}
              </span>
            ))}
          </p>
          {measures.map((measure) => (
            <Need
              key={measure}
              id={fieldId(measure)}
              measure={measure}
              plans={plans}
              content={content}
              need={need[measure]}
              wrong={wrong[measure]}
              {...handlers}
            />
          ))}
        </form>
        <Result plans={plans} fit={fit} need={need} content={content} htmlFor={measures.map(fieldId).join(' ')} />
      </div>
      <Text look="note" above="card">
        {note}
      </Text>
    </div>
  );
}
