import type {Measure, CalculatorField} from '#src/content/schema/pricing';
import {fitPlan, measures, type Need, type PlanFit, type SizedPlan} from '#src/lib/plan-fit/index';
import {readAmount} from '#src/lib/plan-fit/read-amount';
import {formatNumber} from './format';

import {useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject} from 'react';

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
  form: RefObject<HTMLFormElement | null>;
  need: Need;
  wrong: Record<Measure, boolean>;
  /** Undefined while a number is invalid. */
  fit: PlanFit<P> | undefined;
  onInput: () => void;
  /** Formats the number with separators. */
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  /** Arrow keys change the number by one. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

const steps: Readonly<Record<string, number>> = {ArrowUp: 1, ArrowDown: -1};

/** Formats a field's number and adds `by`. Leaves invalid or out-of-range numbers alone. */
function rewrite(input: HTMLInputElement, {range}: CalculatorField, by = 0): void {
  const amount = readAmount(input.value, range);
  if (!amount.ok) return;
  const value = amount.value + by;
  if (value >= range.min && value <= range.max) input.value = formatNumber(value);
}

/**
 * Finds the plan that fits the form's numbers. The fields are uncontrolled, so that numbers typed before React starts
 * are kept.
 */
export function usePlanFit<P extends SizedPlan>(plans: readonly P[], fields: Fields): PlanFitState<P> {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>(() =>
    eachMeasure((measure) => ({value: fields[measure].start, wrong: false})),
  );
  const update = useCallback(
    (typing: boolean) => {
      const element = form.current;
      if (element) {
        setAnswers((last) => readAnswers(element, fields, last, typing));
      }
    },
    [fields],
  );
  useEffect(() => update(true), [update]);
  const need = eachMeasure((measure) => answers[measure].value);
  const wrong = eachMeasure((measure) => answers[measure].wrong);
  const fieldOf = ({name}: HTMLInputElement): CalculatorField => fields[name as Measure];
  return {
    form,
    need,
    wrong,
    fit: measures.some((measure) => wrong[measure]) ? undefined : fitPlan(plans, need),
    onInput: () => update(true),
    onBlur: ({currentTarget}) => {
      rewrite(currentTarget, fieldOf(currentTarget));
      update(false);
    },
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      rewrite(event.currentTarget, fieldOf(event.currentTarget), step);
      event.currentTarget.dispatchEvent(new Event('input', {bubbles: true}));
    },
  };
}
