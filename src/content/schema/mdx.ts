/** A table as chart data: named rows, with one cell per series. */
export type ChartData = {
  /** Heads the first column. */
  rowName: string;
  series: string[];
  rows: {name: string; cells: {value: number; text: string}[]}[];
};

/** A docs topic with its guides, as listed on `/docs`. */
export type GuideTopic = {
  title: string;
  text: string;
  to: string;
  guides: {title: string; text: string; to: string; minutes: number}[];
};
