import type {Chip, Tone} from '#src/pictures/types';

/** A line of a document: what, and how much. */
export type PaperLine = readonly [name: string, value: string];

/** A visit on the board of chairs. Times are quarter hours since the board opens. */
export type ChairVisit = {
  chair: number;
  at: number;
  quarters: number;
  title: string;
  text: string;
  /** `open`: a slot that is being filled; `moving`: the patient asked for another time; `unsure`: not confirmed yet. */
  look?: 'open' | 'moving' | 'unsure';
};

/** A room of a plan, in columns of a twelve-column floor. */
export type PlanRoom = {
  name: string;
  text?: string;
  columns: number;
  /** What stands in it, seen from above. */
  furniture?: 'chair' | 'desk' | 'bed';
  /** Seats along the wall: how many there are, and how many are taken. */
  seats?: readonly [all: number, taken: number];
  on?: boolean;
};

/**
 * Drawings that belong to one trade: documents, chairs by the hour, rooms from above, rooms by the floor.
 * `label` is what a screen reader hears, with the numbers.
 */
export type TradeDrawing = {label: string} & (
  | {
      kind: 'paper';
      title: string;
      chip?: Chip;
      note?: string;
      /** Firm on the letterhead; it has a sign in static/img/company-marks.svg. */
      firm: string;
      heading: string;
      to: string;
      /** The last line is the total. */
      lines: readonly PaperLine[];
      /** When it was signed; without it the line is still empty. */
      signed?: string;
      history: readonly {title: string; note: string; on?: boolean}[];
    }
  | {
      kind: 'chairs';
      title: string;
      chip: Chip;
      note: string;
      chairs: readonly {name: string; text: string}[];
      /** Full hours from the first on, as printed. */
      hours: readonly string[];
      visits: readonly ChairVisit[];
    }
  | {kind: 'plan'; rows: readonly (readonly PlanRoom[])[]}
  | {
      kind: 'floors';
      title: string;
      chip: Chip;
      note: string;
      floors: readonly {name: string; rooms: readonly {number: string; tone: Tone}[]}[];
      legend: readonly {text: string; tone: Tone}[];
    }
);

export type TradeDrawingOf<Kind extends TradeDrawing['kind']> = Extract<TradeDrawing, {kind: Kind}>;
