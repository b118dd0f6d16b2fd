import type {Action, Closing, FaqItem, PageMeta} from './page';

export type SavingsContent = {
  meta: PageMeta;
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
  /** End of its slider. Without one there is only a field, which can have any number. */
  most?: number;
  /** Step of its slider. */
  step?: number;
};

/** A calculated result. The last one is shown large. */
export type WorksheetLine = {
  /** One capital letter, if the formulas of later lines use it. */
  name?: string;
  label: string;
  /** Such as `A × B × (1 − D)`. Percentages are fractions: 25% is 0.25. */
  formula: string;
  unit?: '$' | '%';
};

/** A business with numbers of its own, by the letter of their field. Those it doesn't have are the sheet's. */
export type ExampleBusiness = {name: string; values: Readonly<Record<string, number>>};

export type WorksheetContent = {
  title: string;
  fields: readonly WorksheetField[];
  /** The last one is also shown large. */
  lines: readonly WorksheetLine[];
};

/** The worksheet of `/savings-calculator`, with the head of the page. */
export type SavingsSheetContent = WorksheetContent & {
  text: string;
  /** Second sentence, left out on phones. */
  more: string;
  /** Parts of the sheet, with the letters of their fields and their result. `short` is for phones. */
  parts: readonly {title: string; short: string; fields: readonly string[]; line: string}[];
  /** The first has the sheet's own numbers. */
  examples: {label: string; businesses: readonly ExampleBusiness[]};
  /** Letters of the numbers that the drawing of the first year needs. */
  year: {gained: string; paid: string; once: string};
  labels: {
    parts: string;
    result: string;
    copy: string;
    /** For screen readers, with `{start}` and `{end}`. */
    year: string;
    /** Under the drawing. */
    months: readonly string[];
    /** Without JavaScript, before the results of the examples. */
    noScript: string;
  };
};
