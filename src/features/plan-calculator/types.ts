import type {Measure} from '#src/lib/plan-fit/index';
import type {AmountRange} from '#src/lib/plan-fit/read-amount';

export type CalculatorField = {
  label: string;
  /** Under the label: what counts. */
  hint: string;
  units: {one: string; other: string};
  /** Number that the field begins with. */
  start: number;
  range: AmountRange;
};

export type CalculatorWords = {
  /** Over the name of the plan. */
  result: string;
  /** Why it is this plan: it is the smallest one, or `{plan}` is limited to `{limits}`. */
  smallest: string;
  outgrown: string;
  /** `{need}` of `{limit}` of the plan are used. */
  usage: string;
  unlimited: string;
  agreed: string;
  /** In place of a result while a number is wrong. */
  invalid: string;
  /** Under a wrong number, with its range from `{min}` to `{max}`. */
  error: string;
};

export type PlanCalculatorContent = {
  title: string;
  text: string;
  fields: Record<Measure, CalculatorField>;
  words: CalculatorWords;
  /** Under the fields. */
  note: string;
};
