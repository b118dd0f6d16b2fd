import type {IconName} from '#src/world/schema/icon';
import type {PlanName} from '#src/world/types';
import type {Action} from './page';

export type CalculatorField = {
  label: string;
  /** Below the label: what to count. */
  hint: string;
  units: {one: string; other: string};
  /** Initial number. */
  start: number;
  range: AmountRange;
  /** End of the slider, beyond the largest limit. */
  most: number;
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
  /** Names of the sliders' ends: without a limit, and by quote. */
  open: string;
  beyond: string;
  /** How a screen reader announces a slider, with `{need}` and `{plan}`. */
  needs: string;
  /** Beside the plan's button; not for a quoted plan. */
  trial: Action;
  /** Replaces the result while a number is invalid. */
  invalid: string;
  /** Below an invalid number; with `{min}` and `{max}`. */
  error: string;
};

/** A monthly need that the calculator asks for. */
export type Measure = 'contacts' | 'emails' | 'texts' | 'users';

export type PlanCalculatorContent = {
  title: string;
  text: string;
  fields: Record<Measure, CalculatorField>;
  labels: CalculatorLabels;
  /** Note below the fields. */
  note: string;
};

/** Allowed range of a field. */
export type AmountRange = {min: number; max: number};

export type ComparisonRow = {label: string} & (
  | {measure: keyof PlanLimits; /** Before a number. */ upTo?: string}
  /** `from` is the smallest plan that includes it; `instead` has texts for plans with more. */
  | {from: PlanName; instead?: Partial<Record<PlanName, string>>}
);

export type ComparisonLabels = {
  /** Name of the table, and of the switch of its columns on phones, for screen readers. */
  table: string;
  plan: string;
  /** Header of the first column, for screen readers. */
  corner: string;
  /** Text for screen readers in place of the check mark. */
  included: string;
  excluded: string;
};

export type PlanComparison = {
  title: string;
  /** Rows of the plans above the comparison. */
  summary: readonly ComparisonRow[];
  labels: ComparisonLabels & {unlimited: string; agreed: string};
  groups: readonly {title: string; rows: readonly ComparisonRow[]}[];
};

/** Limits of a plan; `Infinity` is unlimited. Each version of the list has only the limits it states. */
export type PlanLimits = {
  users?: number;
  /** Websites and funnels. */
  sites?: number;
  contacts: number;
  /** A month. */
  emails?: number;
  /** A month. */
  texts?: number;
};

export type Plan = {
  name: PlanName;
  /** The price is quoted on request. */
  quoted?: true;
  /** As printed. */
  price: string;
  period: string;
  description: string;
  limits: PlanLimits;
  /** What only this plan has, in a sentence. */
  also?: string;
  cta: Action;
  /** The plan with the badge and the primary button. */
  popular?: true;
  /** Ground of its column. */
  color: 'surface' | 'mint';
};

/** Implementation package: our team does the setup for a one-time price. */
export type ImplementationPackage = {
  name: string;
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  icon: IconName;
  cta: Action;
};

export type PlanFeature = {
  /** Row of the comparison on `/pricing`. */
  label: string;
  /** The smallest plan that includes it. All larger ones do too. */
  from: PlanName;
  /** Text shown instead of a check mark or “No”. */
  instead?: Partial<Record<PlanName, string>>;
  /** How texts name it, as a regular expression. `npm run check:content` compares the plans they name with it. */
  said?: string;
  /** Each text that names it says which plans have it. */
  isLimited?: true;
};
