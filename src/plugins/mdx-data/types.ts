import type {Panel} from '#src/pictures/types';

/** A cell: its number for the drawing, and its text. */
export type ChartCell = {value: number; text: string};

/** A table as chart data: named rows, with one cell per series. */
export type ChartData = {
  /** Head of the first column. */
  rowName: string;
  series: readonly string[];
  rows: readonly {name: string; cells: readonly ChartCell[]}[];
};

/** A docs topic with its guides, as listed on `/docs`. */
export type GuideTopic = {
  title: string;
  text: string;
  to: string;
  /** A screen from one of its guides, without step numbers. */
  panel: Panel;
  guides: readonly {title: string; text: string; to: string; minutes: number}[];
};
