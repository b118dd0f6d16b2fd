import type {Action, Closing, FaqItem, PageMeta} from './page';

export type SavingsContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Results of other businesses. Numbers they don't have are those of the sheet. */
  examples: {title: string; text: string; businesses: readonly ExampleBusiness[]};
  /** Where to find the numbers. */
  sources: {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};
  limits: {title: string; text: string; action: Action; items: readonly FaqItem[]};
  next: {title: string; text: string; action: Action};
  closing: Closing;
};

/** A number field. */
export type WorksheetField = {
  /** One uppercase letter, its name in formulas. */
  name: string;
  label: string;
  /** Below the label: what to count. */
  hint?: string;
  unit?: '$' | '%';
  /** Example value. */
  value: number;
  /** Heading of the part it belongs to. All fields have one, or none. */
  part?: string;
};

/** A calculated result. The last one is shown large. */
export type WorksheetLine = {
  /** One capital letter, if the formulas of later lines use it. */
  name?: string;
  label: string;
  /** Such as `A × B × (1 − D)`. Percentages are fractions: 25% is 0.25. */
  formula: string;
  unit?: '$' | '%';
  /** Heading of the fields it is shown under; lines without one are shown together. */
  part?: string;
};

/** A business with numbers of its own, by the letter of their field. */
export type ExampleBusiness = {name: string; values: Readonly<Record<string, number>>};

export type WorksheetContent = {
  title: string;
  fields: readonly WorksheetField[];
  /** The last one is also shown large. */
  lines: readonly WorksheetLine[];
};
