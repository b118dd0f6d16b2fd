import type {Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {measures} from '#src/lib/plan-fit/index';
import {Field} from '#src/ui/Field';
import {SectionHead} from '#src/ui/SectionHead';
import {Result} from './Result';
import {fillPlaces, formatNumber} from './format';
import styles from './styles.module.scss';
import {usePlanFit} from './usePlanFit';

import {useId, type ReactNode} from 'react';

export type PlanCalculatorProps = {
  /** Plans from smallest to largest. */
  plans: readonly Plan[];
  content: PlanCalculatorContent;
};

/** Asks for four numbers and shows the smallest plan that fits. Hidden without JavaScript. */
export function PlanCalculator({plans, content}: PlanCalculatorProps): ReactNode {
  const {title, text, fields, labels, note} = content;
  const {form, need, wrong, fit, onInput, onBlur, onKeyDown} = usePlanFit(plans, fields);
  const id = useId();
  const fieldId = (measure: string): string => `${id}${measure}`;
  return (
    <div className={styles.calculator}>
      <SectionHead title={title} aside={text} id={`${id}title`} />
      <div className={styles.block}>
        <form ref={form} className={styles.form} aria-labelledby={`${id}title`} noValidate>
          {measures.map((measure) => {
            const {label, hint, start, range} = fields[measure];
            const places = {min: formatNumber(range.min), max: formatNumber(range.max)};
            return (
              <Field
                key={measure}
                id={fieldId(measure)}
                name={measure}
                autoComplete="off"
                label={label}
                hint={hint}
                input={{
                  // A number field can't show thousands separators, so this is a text field with the same role and keys.
                  role: 'spinbutton',
                  'aria-valuenow': need[measure],
                  'aria-valuemin': range.min,
                  'aria-valuemax': range.max,
                  inputMode: 'numeric',
                  defaultValue: formatNumber(start),
                  onInput,
                  onBlur,
                  onKeyDown,
                }}
                error={wrong[measure] ? fillPlaces(labels.error, places) : undefined}
              />
            );
          })}
          <p className={styles.note}>{note}</p>
        </form>
        <Result plans={plans} fit={fit} need={need} content={content} htmlFor={measures.map(fieldId).join(' ')} />
      </div>
    </div>
  );
}
