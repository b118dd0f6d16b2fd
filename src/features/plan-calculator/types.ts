import type {Measure} from '#src/lib/plan-fit/index';
import type {AmountRange} from '#src/lib/plan-fit/read-amount';

export type CalculatorField = {
  label: string;
  /** Below the label: what to count. */
  hint: string;
  units: {one: string; other: string};
  /** Initial number. */
  start: number;
  range: AmountRange;
};

export type CalculatorLabels = {
  /** Above the name of the plan. */
  result: string;
  /** The reason: this is the smallest plan, or `{plan}` is limited to `{limits}`. */
  smallest: string;
  outgrown: string;
  /** With `{need}` and the plan's `{limit}`. */
  usage: string;
  unlimited: string;
  agreed: string;
  /** Replaces the result while a number is invalid. */
  invalid: string;
  /** Below an invalid number; with `{min}` and `{max}`. */
  error: string;
};

export type PlanCalculatorContent = {
  title: string;
  text: string;
  fields: Record<Measure, CalculatorField>;
  labels: CalculatorLabels;
  /** Note below the fields. */
  note: string;
};
