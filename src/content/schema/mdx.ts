import type {PanelPicture} from './pictures/panel';

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
  /** The picture of one of its guides, without step numbers and description, which the title has. */
  picture: PanelPicture;
  guides: {title: string; text: string; to: string; minutes: number}[];
};
