import type {AmountRange, CalculatorField, Measure, Plan, PlanCalculatorContent} from '#src/content/schema/pricing';
import {fillFromAddress} from '#src/lib/browser/form-address';
import {isPlainKey} from '#src/lib/plain-press';
import {
  type Allowance,
  fitPlan,
  measures,
  type Need,
  type PlanFit,
  readAllowance,
  type SizedPlan,
} from '#src/lib/plan-fit/index';
import {selectPlan} from '#src/lib/select-plan';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {useAround} from '#src/ui/around-island';
import {cluster} from '#src/ui/layout';
import {SliderError, useSliders} from '#src/ui/Slider/connect';
import {fillPlaces, formatNumber} from '../format';
import {listNumbers, planFieldId} from '../numbers';
import useFormStateStyles from '../styles.module.scss';
import styles from './styles.module.scss';

import {type ReactNode, useEffect, useMemo, useState} from 'react';

type ReadAmount = {ok: true; value: number} | {ok: false; error: 'empty' | 'range'};

/** Parses an integer within a range, with or without thousands separators: `10,000`. */
export function readAmount(text: string, {min, max}: AmountRange): ReadAmount {
  if (text.trim() === '') {
    return {ok: false, error: 'empty'};
  }
  const value = Number(text.replaceAll(',', ''));
  return Number.isInteger(value) && value >= min && value <= max ? {ok: true, value} : {ok: false, error: 'range'};
}

type Fields = Record<Measure, CalculatorField>;

type Answers = Record<Measure, {value: number; wrong: boolean}>;

function eachMeasure<T>(read: (measure: Measure) => T): Record<Measure, T> {
  return {contacts: read('contacts'), emails: read('emails'), texts: read('texts'), users: read('users')};
}

/** Reads the form. While typing, an empty field keeps its last number; it's an error once the field loses focus. */
function readAnswers(form: HTMLFormElement, fields: Fields, last: Answers, typing: boolean): Answers {
  const data = new FormData(form);
  return eachMeasure((measure) => {
    const text = data.get(measure);
    const amount = readAmount(typeof text === 'string' ? text : '', fields[measure].range);
    if (amount.ok) {
      return {value: amount.value, wrong: false};
    }
    return typing && amount.error === 'empty' ? last[measure] : {value: last[measure].value, wrong: true};
  });
}

type PlanFitState<P> = {
  need: Need;
  wrong: Record<Measure, boolean>;
  /** Undefined while a number is invalid. */
  fit: PlanFit<P> | undefined;
};

const steps: Readonly<Record<string, number>> = {ArrowUp: 1, ArrowDown: -1};

/** Formats a field's number with separators and adds `by`. Leaves invalid or out-of-range numbers alone. */
function rewrite(input: HTMLInputElement, {range}: CalculatorField, by = 0): void {
  const amount = readAmount(input.value, range);
  if (!amount.ok) return;
  const value = amount.value + by;
  if (value >= range.min && value <= range.max) input.value = formatNumber(value);
}

/** Finds the plan that fits the numbers in the form, which may be those of the address. */
function usePlanFit<P extends SizedPlan>(
  form: HTMLFormElement | null,
  plans: readonly P[],
  fields: Fields,
): PlanFitState<P> {
  const [answers, setAnswers] = useState<Answers>(() =>
    eachMeasure((measure) => ({value: fields[measure].start, wrong: false})),
  );
  useEffect(() => {
    if (!form) return undefined;
    const update = (typing: boolean): void => {
      setAnswers((last) => readAnswers(form, fields, last, typing));
    };
    const isField = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLInputElement && target.name in fields;
    const stop = new AbortController();
    const {signal} = stop;
    const onInput = (): void => update(true);
    const onBlur = ({target}: Event): void => {
      if (!isField(target)) return;
      rewrite(target, fields[target.name as Measure]);
      update(false);
    };
    // Arrow keys change the number by one.
    const onKey = (event: KeyboardEvent): void => {
      const {target, key} = event;
      const step = steps[key];
      if (step === undefined || !isField(target) || !isPlainKey(event)) return;
      event.preventDefault();
      rewrite(target, fields[target.name as Measure], step);
      target.dispatchEvent(new Event('input', {bubbles: true}));
    };
    form.addEventListener('input', onInput, {signal});
    form.addEventListener('focusout', onBlur, {signal});
    form.addEventListener('keydown', onKey, {signal});
    fillFromAddress(form);
    update(true);
    return () => {
      stop.abort();
    };
  }, [form, fields]);
  const need = eachMeasure((measure) => answers[measure].value);
  const wrong = eachMeasure((measure) => answers[measure].wrong);
  return {need, wrong, fit: measures.some((measure) => wrong[measure]) ? undefined : fitPlan(plans, need)};
}

/** Shows in the form, which is plain HTML, which plan fits and which numbers are wrong. */
function useFormState(form: HTMLFormElement | null, at: number, need: Need): void {
  useEffect(() => {
    if (!form) return;
    form.classList.toggle(useFormStateStyles.lit ?? '', at >= 0);
    form.style.setProperty('--lit', `${at}`);
    for (const [index, name] of form.querySelectorAll(`.${useFormStateStyles.plans} > *`).entries())
      name.classList.toggle(useFormStateStyles.current ?? '', index === at);
    for (const measure of measures)
      form.querySelector(`[name=${measure}]`)?.setAttribute('aria-valuenow', `${need[measure]}`);
  });
}

/** Why this plan: it is the smallest, or which limits of the one below are too low. */
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
