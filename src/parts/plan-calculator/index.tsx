import type {Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {fitPlan} from '#src/lib/plan-fit/index';
import {SectionHead} from '#src/ui/SectionHead';
import {Slider} from '#src/ui/Slider';
import {Text} from '#src/ui/Text';
import {formatNumber} from './format';
import {listLimits, listNumbers, planFieldId, planFormId} from './numbers';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

export type PlanCalculatorProps = {
  /** Four plans, from smallest to largest. */
  plans: readonly Plan[];
  content: PlanCalculatorContent;
  /** The result, which is an island. */
  children: ReactNode;
};

/**
 * Asks for four numbers and shows the smallest plan that fits. All sliders have the plans as zones, so the furthest thumb is
 * in the zone of that plan, which is lit. Hidden without JavaScript.
 */
export function PlanCalculator({plans, content, children}: PlanCalculatorProps): ReactNode {
  const {title, text, note, fields, labels} = content;
  const {contacts, emails, texts, users} = fields;
  const start = {contacts: contacts.start, emails: emails.start, texts: texts.start, users: users.start};
  const fit = fitPlan(plans, start);
  const lit = fit ? plans.indexOf(fit.plan) : -1;
  const style: CSSProperties & Record<'--lit', number> = {'--lit': lit};
  return (
    <div className={styles.calculator}>
      <SectionHead title={title} aside={text} id={`${planFormId}-title`} />
      <div className={styles.block}>
        {/* Its address has the numbers, for a page that has to load again. */}
        <form
          id={planFormId}
          action="#calculator"
          className={clsx(styles.form, lit >= 0 && styles.lit)}
          style={style}
          aria-labelledby={`${planFormId}-title`}
          noValidate
        >
          <p className={styles.plans} aria-hidden="true">
            {plans.map(({name}, index) => (
              <span key={name} className={index === lit ? styles.current : undefined}>
                {name}
              </span>
            ))}
          </p>
          {listNumbers(plans, content).map((number) => {
            const {label, hint, range} = fields[number.name];
            const limits = listLimits(plans, number.name);
            const zones: CSSProperties & Record<'--zones', number> = {'--zones': limits.length};
            return (
              <div key={number.name} className={styles.need} style={zones}>
                <Slider
                  {...number}
                  id={planFieldId(number.name)}
                  label={label}
                  hint={hint}
                  // A number field can't show thousands separators, so this is a text field with the same role and keys.
                  input={{
                    role: 'spinbutton',
                    'aria-valuenow': number.start,
                    'aria-valuemin': range.min,
                    'aria-valuemax': range.max,
                    inputMode: 'numeric',
                  }}
                >
                  <p className={styles.ends} aria-hidden="true">
                    {limits.map((limit, at) => (
                      <span key={at}>
                        {limit === undefined
                          ? at === plans.length - 1
                            ? labels.beyond
                            : labels.open
                          : formatNumber(limit)}
                      </span>
                    ))}
                  </p>
                </Slider>
              </div>
            );
          })}
        </form>
        {children}
      </div>
      <Text look="note" above="card">
        {note}
      </Text>
    </div>
  );
}
