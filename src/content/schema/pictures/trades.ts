import type {Chip, Tone} from './parts';

/** Item and amount of a document line. */
export type PaperLine = readonly [name: string, value: string];

/** A visit on the schedule. `at` and `quarters` are start and duration in quarter hours; the schedule starts at 0. */
export type ChairVisit = {
  chair: number;
  at: number;
  quarters: number;
  title: string;
  text: string;
  /** `done`: a slot to fill; `waiting`: the patient asked for another time; `plain`: unconfirmed. Others are `active`. */
  tone?: Tone;
};

/** A room of a floor plan, with its width in columns of twelve. */
export type PlanRoom = {
  name: string;
  text?: string;
  columns: number;
  /** Furniture, seen from above. */
  furniture?: 'chair' | 'desk' | 'bed';
  /** Seats along the wall: total and taken. */
  seats?: readonly [all: number, taken: number];
  on?: boolean;
};

/**
 * Drawings for one industry: documents, chair schedules, floor plans and hotel floors. `label` is the description for
 * screen readers, with the numbers.
 */
export type TradePicture = {label: string} & (
  | {
      kind: 'paper';
      title: string;
      chip?: Chip;
      note?: string;
      /** Company on the letterhead, which has a symbol in static/img/company-marks.svg. */
      firm: string;
      heading: string;
      to: string;
      /** The last line is the total. */
      lines: readonly PaperLine[];
      /** Text of the signature line; undefined if unsigned. */
      signed?: string;
      history: readonly {title: string; note: string; on?: boolean}[];
    }
  | {
      kind: 'chairs';
      title: string;
      chip: Chip;
      note: string;
      chairs: readonly {name: string; text: string}[];
      /** Labels of the full hours. */
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
