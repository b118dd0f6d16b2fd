import type {Chip} from './parts';

/** A document or spreadsheet that isn't part of the application. It is as high as its rows, and cropped by its slot. */
export type SheetPicture = {
  label: string;
  kind: 'sheet';
  title: string;
  /** Beside the title, such as a date. */
  note?: string;
  /** Titles, each different. Narrow slots show the first two and the last. */
  columns: readonly string[];
  /** A cell for each column. A column of chips shows them as a square and a word. */
  rows: readonly (readonly (string | Chip)[])[];
  /** Index of the highlighted row. */
  on?: number;
  /** A spreadsheet file, whose rows have numbers. */
  isFile?: true;
};
