/** A number that the reader fills in. */
export type WorksheetField = {
  /** One capital letter: its name in formulas. */
  name: string;
  label: string;
  /** Under the label: what to count. */
  hint?: string;
  unit?: '$' | '%';
  /** The number of the example. */
  value: number;
};

/** A result. The last line of a worksheet is its large figure. */
export type WorksheetLine = {
  label: string;
  /** `A × B × (1 − D)`. A percentage counts as its share: 25% is 0.25. */
  formula: string;
  unit?: '$' | '%';
};
