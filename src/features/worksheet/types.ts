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
};

/** A calculated result. The last one is shown large. */
export type WorksheetLine = {
  label: string;
  /** Such as `A × B × (1 − D)`. Percentages are fractions: 25% is 0.25. */
  formula: string;
  unit?: '$' | '%';
};
