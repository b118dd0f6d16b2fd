import type {Measure, CalculatorField} from '#src/content/schema/pricing';
import {fillFromAddress} from '#src/behaviors/form-address';
import {fitPlan, measures, type Need, type PlanFit, type SizedPlan} from '#src/lib/plan-fit/index';
import {readAmount} from '#src/lib/plan-fit/read-amount';
import {formatNumber} from './format';

import {useEffect, useState} from 'react';

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

export type PlanFitState<P> = {
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
export function usePlanFit<P extends SizedPlan>(
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
      if (step === undefined || !isField(target)) return;
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
