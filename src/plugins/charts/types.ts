/** One cell: the number that is drawn, and what it says. */
export type ChartCell = {value: number; text: string};

/** A table of an article as data: its rows by name, with a cell for each series. */
export type ChartData = {
  /** Head of the first column. */
  rowName: string;
  series: readonly string[];
  rows: readonly {name: string; cells: readonly ChartCell[]}[];
};
