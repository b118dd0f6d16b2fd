/** A cell: its number for the drawing, and its text. */
export type ChartCell = {value: number; text: string};

/** A table as chart data: named rows, with one cell per series. */
export type ChartData = {
  /** Head of the first column. */
  rowName: string;
  series: readonly string[];
  rows: readonly {name: string; cells: readonly ChartCell[]}[];
};
