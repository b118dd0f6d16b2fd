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
