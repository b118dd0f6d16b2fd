import {fitPlan, measures, type Measure, type Need, type PlanFit, type SizedPlan} from '#src/lib/plan-fit/index';
import {readAmount} from '#src/lib/plan-fit/read-amount';
import {formatNumber} from './format';
import type {CalculatorField} from './types';

import {useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject} from 'react';

type Fields = Record<Measure, CalculatorField>;

type Answers = Record<Measure, {value: number; wrong: boolean}>;

function eachMeasure<T>(read: (measure: Measure) => T): Record<Measure, T> {
  return {contacts: read('contacts'), emails: read('emails'), texts: read('texts'), users: read('users')};
}

/** Reads the form. While a number is being retyped its field is empty for a moment: that counts once it is left. */
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
  /** Absent while a number is wrong. */
  fit: PlanFit<P> | undefined;
  onInput: () => void;
  /** Shows the number with its separators. */
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  /** The arrow keys step by one. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

const steps: Readonly<Record<string, number>> = {ArrowUp: 1, ArrowDown: -1};

/** Writes a field's number with separators, `by` more than it is. Leaves what is wrong or would be out of range. */
function rewrite(input: HTMLInputElement, {range}: CalculatorField, by = 0): void {
  const amount = readAmount(input.value, range);
  if (!amount.ok) return;
  const value = amount.value + by;
  if (value >= range.min && value <= range.max) input.value = formatNumber(value);
}

/** The plan that fits what the form says. The fields stay uncontrolled: what is typed before React starts counts, too. */
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
      update(true);
    },
  };
}
